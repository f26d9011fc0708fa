/** Reading XML as a run of tags and texts, for formats that no library of ours knows. */
import sax from 'sax';

export interface XmlTag {
  /** With its prefix, as it is written. */
  readonly name: string;
  /** Without it. */
  readonly local: string;
  /** By name without prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

export interface XmlHandlers {
  readonly open: (tag: XmlTag) => void;
  readonly text: (text: string) => void;
  readonly close: (tag: Pick<XmlTag, 'name' | 'local'>) => void;
}

const localOf = (name: string): string => name.replace(/^.*:/, '');

/**
 * Reads XML from its start to its end. Entities that a document declares itself are not known, and so a mistake.
 * @throws Error saying what is wrong, in a line
 */
export function readXml(xml: string, { open, text, close }: XmlHandlers): void {
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = ({ message }) => {
    const [what, line] = message.split('\n');
    const number = Number(/\d+/.exec(line ?? '')?.[0] ?? 0) + 1;
    throw new Error(`line ${number}: ${what}`);
  };
  parser.onopentag = ({ name, local, attributes }) =>
    open({ name, local, attributes: new Map(Object.values(attributes).map((each) => [each.local, each.value])) });
  parser.ontext = text;
  parser.oncdata = text;
  parser.onclosetag = (name) => close({ name, local: localOf(name) });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
}
