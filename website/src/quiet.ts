/**
 * Nothing is fetched that nobody asked for: Docusaurus would fetch every page whose link comes into view, the engine of
 * the desk included. What a reader points at is still fetched ahead of the click.
 */
interface Fetcher {
  readonly prefetch: (route: string) => unknown;
  readonly preload: (route: string) => unknown;
}

export function onRouteDidUpdate(): void {
  const page = window as unknown as { docusaurus: Fetcher };
  if (page.docusaurus.prefetch !== nothing) page.docusaurus = { ...page.docusaurus, prefetch: nothing };
}

const nothing = (): false => false;
