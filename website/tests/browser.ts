/** A real Chromium that comes with the packages: nothing has to be installed. */
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Meant for functions in a cloud; with them a second page hangs. */
const UNWANTED: ReadonlySet<string> = new Set(['--single-process', '--no-zygote', "--headless='shell'"]);

export async function openBrowser(): Promise<Browser> {
  const args = sparticuz.args.filter((arg) => !UNWANTED.has(arg));
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...args, '--no-sandbox'],
    headless: true,
  });
}
