/** The types of the API: the declarations of `src/index.ts`, and of what they name. */
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Specifiers in declarations. */
const SPECIFIER = /((?:from|import\()\s*['"])(\.[^'"]*)\.ts(['"])/g;

/**
 * Declares what the API exports.
 * @returns the declarations by their path below `dist`
 */
export function declarations(root: string): ReadonlyMap<string, string> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const entry = join(root, 'src/index.ts');
  const program = ts.createProgram([entry], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(root, 'src'),
    outDir: '/',
  });
  const needed = new Map<string, string>();
  const add = (path: string): void => {
    const name = relative(join(root, 'src'), path).replaceAll('\\', '/').replace(/\.ts$/, '.d.ts');
    if (needed.has(name)) return;
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} is not part of the program`);
    let text = '';
    program.emit(source, (_, written) => {
      text = written;
    });
    needed.set(name, text.replace(SPECIFIER, '$1$2.js$3'));
    for (const [, , specifier] of text.matchAll(SPECIFIER)) add(join(path, '..', `${specifier}.ts`));
  };
  add(entry);
  return needed;
}
