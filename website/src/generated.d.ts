/** What the plugin writes at build time, beside the modules of its routes. */
declare module '@generated/rulebook/default/*' {
  const value: unknown;
  export default value;
}

/** The one thing of it that the site uses itself. */
declare module 'react-dom' {
  export function flushSync(change: () => void): void;
}
