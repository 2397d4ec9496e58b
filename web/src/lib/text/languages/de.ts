import table from '../../../../../crates/skerry-text/text/de.ftl?raw';
import pages from '../de.ftl?raw';

/** What every game is called; the rest of its sentences comes with the game. */
const titles = import.meta.glob<string>('../../../../../crates/*/text/de.ftl', {
  query: '?title',
  import: 'default',
  eager: true,
});

export default [table, pages, ...Object.values(titles)];
