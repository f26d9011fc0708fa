/** The lines of a log as they are written: headers that carry the first line, blocks, influence gathered by country. */

const SIDES = ['US', 'USSR'] as const;

interface Group {
  readonly side: 0 | 1;
  readonly country: string;
  readonly adds: boolean;
  n: number;
  pair: string;
}

/** Lines in the form of the digital edition's log. */
export class Page {
  readonly lines: string[] = [];
  #groups: Group[] = [];
  /** Lines that stand below the influence that changes together with them. */
  #late: string[] = [];
  /** The header that the next line will stand behind. */
  #header: string | undefined;

  /** A line of the entry; the first stands on the line of the header. */
  say(line: string): void {
    this.flush();
    this.#put(line);
  }

  #put(line: string): void {
    if (this.#header === undefined) this.lines.push(line);
    else this.lines.push(`${this.#header}: ${line}`);
    this.#header = undefined;
  }

  /** Puts another heading in the place of one below which nothing stands. False if there is none. */
  retitle(heading: string): boolean {
    this.flush();
    const last = this.lines.at(-1) ?? '';
    const found = /(?:Place Influence|Realignment) \(\d Ops\):$/.exec(last);
    if (!found) return false;
    this.lines[this.lines.length - 1] = `${last.slice(0, found.index)}${heading}`;
    return true;
  }

  blank(): void {
    this.flush();
    if (this.#header === undefined && this.lines.at(-1) !== '') this.lines.push('');
  }

  entry(header: string): void {
    this.close();
    this.lines.push('');
    this.#header = header;
  }

  /** A round in which nothing is played. */
  empty(header: string): void {
    this.entry(`${header}:`);
    this.close();
  }

  /** Ends an entry; one without any line keeps the bare header. */
  close(): void {
    this.flush();
    if (this.#header !== undefined)
      this.lines.push(this.#header.endsWith(':') ? `${this.#header} :` : `${this.#header}:`);
    this.#header = undefined;
  }

  flush(): void {
    const groups = this.#groups;
    this.#groups = [];
    for (const { side, country, adds, n, pair } of groups) {
      this.#put(`${SIDES[side]} ${adds ? '+' : '-'}${n} in ${country} ${pair}`);
    }
    const late = this.#late;
    this.#late = [];
    for (const line of late) this.#put(line);
  }

  /** Drops what has been gathered. */
  forget(): void {
    this.#groups = [];
  }

  /** A line that stands below the influence that changes with it. */
  later(line: string): void {
    this.#late.push(line);
  }

  /** Takes back the lines that were to stand below. */
  takeLate(): string[] {
    const late = this.#late;
    this.#late = [];
    return late;
  }

  /** One change; several in a country become one line. `pair` is what is there afterwards. */
  move(side: 0 | 1, country: string, delta: number, pair: string): void {
    const adds = delta > 0;
    const known = this.#groups.find((group) => group.side === side && group.country === country && group.adds === adds);
    if (known) {
      known.n += Math.abs(delta);
      known.pair = pair;
    } else this.#groups.push({ side, country, adds, n: Math.abs(delta), pair });
  }
}
