const crates = import.meta.glob<string>('../../../../../crates/*/text/de.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const web = import.meta.glob<string>(['../de.ftl', '../../../games/*/text/de.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [...Object.values(crates), ...Object.values(web)];
