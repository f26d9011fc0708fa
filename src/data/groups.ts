/** How the rules files are put together in the package as it is installed. */

/** The file of `dist/data` that holds the rules file at a path: a game, a language of a game, or what few need. */
export function groupOf(path: string): string {
  const sentences = /^shared\/(?:language|messages|mistakes)\.([\w-]+)\.yaml$/.exec(path);
  if (sentences) return `twilight-struggle.${sentences[1]}`;
  const text = /^([^/]+)\/i18n\/([\w-]+)\/(\w+)\.yaml$/.exec(path);
  if (text) return `${text[1]}.${text[2]}${text[3] === 'names' ? '.names' : ''}`;
  const commands = /^(?!shared\/)([^/]+)\/commands\.yaml$/.exec(path);
  if (commands) return `${commands[1]}.commands`;
  const [folder = ''] = path.split('/');
  return folder === 'shared' ? path.slice('shared/'.length, -'.yaml'.length).replaceAll('/', '.') : folder;
}
