/** The features of this game; they have a world and phrases of their own. Run from the top of the repository. */
export default {
  // tsx first: what follows is TypeScript.
  import: ['features/support/tsx.mjs', 'features/guerra-fria/support/register.ts'],
  paths: ['features/guerra-fria/**/*.feature'],
  strict: true,
  format: [
    'progress',
    'html:reports/guerra-fria.html',
    'message:reports/guerra-fria.ndjson',
    'junit:reports/guerra-fria.xml',
  ],
};
