/** The number printed in the booklet for a clause id of ours. */
export function officialNumber(id: string): string {
  const [own = id] = id.split('/', 1);
  return own.replace(/\.(?:[a-z]|n|ex\d*)$/, '').replace(/^(OPT|LW)[-.].*$/, '$1');
}
