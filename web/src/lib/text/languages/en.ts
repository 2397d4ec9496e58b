const crates = import.meta.glob<string>('../../../../../crates/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const web = import.meta.glob<string>(['../en.ftl', '../../../games/*/text/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [...Object.values(crates), ...Object.values(web)];
