/** Facts one by one, in sentences: each type of fact has its own, and what the fact says stands in the sentence's places. */
import type { FactType } from '../games/twilight-struggle/facts.ts';
import type { CaseFact } from './case.ts';
import { KEYS_OF_FACT, NOBODYS } from './facts.ts';
import { type Said, unsaid } from './scenario-text.ts';
import { append, type Fields, type Meaning, type Scene, type SideId, under, type Values } from './scene.ts';

/** The place of a sentence in which each key of a fact stands. */
const PLACES: Readonly<Partial<Record<keyof CaseFact, keyof Values>>> = {
  ...{ by: 'side', country: 'country', card: 'card', die: 'int', us: 'int1', ussr: 'int2' },
  ...{ use: 'option', order: 'option', mode: 'option', option: 'option', crisis: 'option' },
};

/** What a fact of a type says, in the order of its sentence. */
const keysOf = (type: FactType): readonly (keyof CaseFact)[] => [
  ...(NOBODYS.has(type) ? [] : (['by'] as const)),
  ...KEYS_OF_FACT[type],
];

/** Facts of these types name several cards, each in a sentence of its own. */
const LISTS: ReadonlySet<string> = new Set(['deal', 'reveal'] satisfies FactType[]);

/** What a sentence about a fact says. */
export const FACTS: Readonly<Record<string, Meaning>> = {
  ...Object.fromEntries(
    (Object.keys(KEYS_OF_FACT) as FactType[])
      .filter((type) => !LISTS.has(type))
      .map((type): [string, Meaning] => [
        `fact.${type}`,
        (scene, values) =>
          add(scene, {
            type,
            ...Object.fromEntries(keysOf(type).map((key) => [key, values[PLACES[key] as keyof Values]])),
          }),
      ]),
  ),
  'fact.draw_unseen': (scene) => add(scene, { type: 'draw', card: null }),
  'fact.deal': (scene) => add(scene, { type: 'deal', us: [], ussr: [] }),
  'fact.dealt': (scene, { side, card }) =>
    append(
      lastFact(scene, 'deal', () => ({ us: [], ussr: [] })),
      side,
      card,
    ),
  'fact.reveal_none': (scene, { side }) => add(scene, { type: 'reveal', by: side, cards: [] }),
  'fact.reveal': (scene, { side, card }) =>
    append(
      lastFact(scene, 'reveal', () => ({ by: side, cards: [] }), side),
      'cards',
      card,
    ),
};

const add = (scene: Scene, fact: Fields): void => append(under(scene, { kind: 'facts' }), 'facts', fact);

/** The fact told last if it is of this type (and side), else a new one. */
function lastFact(scene: Scene, type: FactType, make: () => Fields, by?: SideId): Fields {
  const last = (scene.actions.at(-1)?.facts as readonly Fields[] | undefined)?.at(-1);
  if (last?.type === type && last.by === by) return last;
  const made = { type, ...make() };
  add(scene, made);
  return made;
}

/** The sentences of a fact, with countries and cards by id. */
export function factInSentences(
  fact: CaseFact,
  names: { readonly card: (ref: unknown) => string; readonly country: (name: string) => string },
): readonly Pick<Said, 'id' | 'values'>[] {
  const type = fact.type as FactType;
  const cards = (list: unknown): readonly string[] => (list as readonly unknown[]).map(names.card);
  if (type === 'deal')
    return [
      { id: 'fact.deal', values: {} },
      ...(['us', 'ussr'] as const).flatMap((side) =>
        cards(fact[side] ?? []).map((card) => ({ id: 'fact.dealt', values: { side, card } })),
      ),
    ];
  const side = String(fact.by);
  if (type === 'reveal') {
    const shown = cards(fact.cards ?? []).map((card) => ({ id: 'fact.reveal', values: { side, card } }));
    return shown.length > 0 ? shown : [{ id: 'fact.reveal_none', values: { side } }];
  }
  if (fact.card === null) return [{ id: 'fact.draw_unseen', values: {} }];
  const values = keysOf(type).map((key) => {
    const value = fact[key] ?? unsaid(`facts: {type: ${type}, ${key}: ?}`);
    const said = key === 'card' ? names.card(value) : key === 'country' ? names.country(String(value)) : value;
    return [PLACES[key], said];
  });
  return [{ id: `fact.${type}`, values: Object.fromEntries(values) as Said['values'] }];
}
