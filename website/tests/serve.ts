/** A plain file server for a built site under its base path, as any web host would be. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run site` puts the site. */
export const BUILD = fileURLToPath(new URL('../build', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
};

export interface Site {
  /** Address of the English home page, with the base path and a slash at the end. */
  readonly url: string;
  readonly close: () => void;
}

/** The base path that a site was built for. */
function basePath(build: string): string {
  const home = path.join(build, 'index.html');
  if (!existsSync(home)) throw new Error('there is no built site: run `npm run site` first');
  const match = /<link[^>]+href="?(\/(?:[^"\s>]*\/)?)favicon\.svg/.exec(readFileSync(home, 'utf8'));
  return match?.[1] ?? '/';
}

/** Files that may name the base path. */
const IS_TEXT = /\.(html|js|css|json|xml|atom|webmanifest)$/;

/**
 * Serves a built site on a free port of this machine.
 * @param base the path it is to be found under; the one that it was built for if absent. For another one, files are sent as a
 *   build for it writes them: the build names its base path and nothing else so.
 */
export async function serve(build: string = BUILD, base: string = basePath(build)): Promise<Site> {
  const own = basePath(build);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : undefined;
    let file = inside === undefined ? '' : path.join(build, path.normalize(`/${inside}`));
    if (file !== '' && existsSync(file) && statSync(file).isDirectory()) {
      if (!pathname.endsWith('/')) return void response.writeHead(301, { location: `${pathname}/` }).end();
      file = path.join(file, 'index.html');
    }
    const found = file !== '' && existsSync(file);
    const sent = found ? file : path.join(build, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream' });
    if (base === own || !IS_TEXT.test(sent)) createReadStream(sent).pipe(response);
    else response.end(readFileSync(sent, 'utf8').replaceAll(own, base));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
