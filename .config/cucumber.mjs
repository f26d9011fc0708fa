/** The features of Twilight Struggle; the HTML and message reports feed the site's page of scenarios. */
export default {
  // tsx first: what follows is TypeScript. Cucumber imports these in order, in every worker.
  import: ['features/support/tsx.mjs', 'features/support/register.ts'],
  paths: ['features/twilight-struggle/**/*.feature'],
  strict: true,
  format: ['progress', 'html:reports/cucumber.html', 'message:reports/cucumber.ndjson', 'junit:reports/cucumber.xml'],
};
