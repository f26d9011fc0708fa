/** What the plugin writes at build time, beside the modules of its routes. */
declare module '@generated/rulebook/default/*' {
  const value: unknown;
  export default value;
}
