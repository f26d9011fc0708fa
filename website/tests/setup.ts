/** Once for all tests of the site: the browser is unpacked and the built site is served. */
import type { TestProject } from 'vitest/node';
import { unpackBrowser } from './browser.ts';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the unpacked browser. */
    browser: string;
    /** Address of the English home page. */
    site: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', await unpackBrowser());
  const site = await serve();
  project.provide('site', site.url);
  return site.close;
}
