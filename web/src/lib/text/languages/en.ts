import table from '../../../../../crates/skerry-text/text/en.ftl?raw';
import pages from '../en.ftl?raw';

/** What every game is called; the rest of its sentences comes with the game. */
const titles = import.meta.glob<string>('../../../../../crates/*/text/en.ftl', {
  query: '?title',
  import: 'default',
  eager: true,
});

export default [table, pages, ...Object.values(titles)];
