/** Keeps the site for days without a network, once the first page has been read: see `plugins/offline.ts`. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** Milliseconds after which the page in hand has what it needs. */
const LATER = 4000;

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator) {
  const base = (siteConfig as { readonly baseUrl: string }).baseUrl;
  window.addEventListener('load', () => {
    // Without a network from the start, or with storage forbidden, the site is as it was before.
    setTimeout(() => navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined), LATER);
  });
}
