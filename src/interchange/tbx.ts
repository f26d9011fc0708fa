/** Reading TBX, the exchange format of termbases. */
import { readXml, type XmlTag } from './xml.ts';

/** An id in XML has no slash: `terms/battleground` -> `terms.battleground`. */
export const toXmlId = (id: string): string => id.replace('/', '.');
export const fromXmlId = (id: string): string => id.replace(/^(terms|regions|countries|cards)\./, '$1/');

/** What one language calls a concept. */
export interface TbxLanguage {
  readonly code: string;
  /** The preferred form first. */
  readonly forms: readonly string[];
  readonly avoid: readonly { readonly form: string; readonly why: string }[];
}

export interface TbxConcept {
  readonly id: string;
  readonly languages: readonly TbxLanguage[];
}

interface Term {
  form: string;
  status: string;
  note: string;
}

const isConcept = (local: string): boolean => local === 'conceptEntry' || local === 'termEntry';
const isStatus = ({ local, attributes }: XmlTag): boolean =>
  local === 'administrativeStatus' || (local === 'termNote' && attributes.get('type') === 'administrativeStatus');

/**
 * Reads TBX of 2008 (`termEntry`, `langSet`, `tig`) and of 2019 (`conceptEntry`, `langSec`, `termSec`).
 * @throws Error saying what is wrong, for people
 */
export function readTbx(text: string): readonly TbxConcept[] {
  const found: TbxConcept[] = [];
  const open = { id: '', code: '', terms: new Map<string, Term[]>() };
  let into: keyof Term | undefined;
  let isTbx = false;
  readXml(text, {
    open(tag) {
      const { local, attributes } = tag;
      into = local === 'term' ? 'form' : local === 'note' ? 'note' : isStatus(tag) ? 'status' : undefined;
      if (local === 'tbx' || local === 'martif') isTbx = true;
      else if (isConcept(local)) Object.assign(open, { id: attributes.get('id') ?? '', code: '', terms: new Map() });
      else if (local === 'langSec' || local === 'langSet') {
        open.code = attributes.get('lang') ?? '';
        open.terms.set(open.code, []);
      } else if (['termSec', 'tig', 'ntig'].includes(local))
        open.terms.get(open.code)?.push({ form: '', status: '', note: '' });
    },
    text(part) {
      const term = open.terms.get(open.code)?.at(-1);
      if (into && term) term[into] += part;
    },
    close({ local }) {
      into = undefined;
      if (isConcept(local))
        found.push({ id: open.id, languages: [...open.terms].map(([code, terms]) => language(code, terms)) });
    },
  });
  if (!isTbx) throw new Error('this XML is no TBX');
  return found;
}

function language(code: string, terms: readonly Term[]): TbxLanguage {
  const own = terms.map(({ form, status, note }) => ({ form: form.trim(), status, note: note.trim() }));
  const isBad = ({ status }: Term) => /deprecated|superseded/.test(status);
  const rank = ({ status }: Term) => (/preferred/.test(status) ? 0 : 1);
  const good = own.filter((each) => !isBad(each) && each.form !== '').sort((a, b) => rank(a) - rank(b));
  return {
    code,
    forms: good.map(({ form }) => form),
    avoid: own.filter(isBad).map(({ form, note }) => ({ form, why: note })),
  };
}
