/** What is wrong with a case that nobody has written, such as one that a question was read as: a sentence without its keys. */
import type { CaseProblem } from '../core/case-problem.ts';
import { type Wording, withParts, wording } from '../core/wording.ts';
import { explainErrors } from '../data/explain.ts';
import type { SchemaCheck } from '../data/schema-check.ts';
import type { TextNames } from '../data/texts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseInput } from './case.ts';
import { withEffectsListed } from './effect-words.ts';
import { effectCard } from './effects.ts';
import { checkCase } from './read-checks.ts';
import type { CaseNames } from './read-names.ts';

/** A mistake, whether it was found in a file or not. */
export type Mistake = Pick<CaseProblem, 'path' | 'message'> & { readonly expected?: Wording | undefined };

/**
 * The first mistake in a case that stands in no file.
 * @param check knows `rules/schemas/case.schema.json`
 */
export function mistakeIn(input: CaseInput, rules: Ruleset, check: SchemaCheck, names: CaseNames): Mistake | undefined {
  const listed = { ...input, position: withEffectsListed(input.position, names.effects) };
  const [wrong] = explainErrors(check('case.schema.json', listed, names.forSchema));
  if (wrong) return wrong;
  const found: Mistake[] = [];
  checkCase(input, rules, names, (path, message, more = {}) => {
    const { expected } = more;
    found.push({ path, message, ...(typeof expected === 'object' && { expected }) });
  });
  return found[0];
}

/** The parts of a sentence that are names as a case writes them. */
const NAMES: ReadonlySet<string> = new Set(['card', 'name', 'earlier', 'other']);

/** The mistake as one sentence, with names as they are spoken: of a case that nobody has written no key or line is told. */
export function spokenProblem({ path, message, expected }: Mistake, rules: Ruleset, names: TextNames): Wording {
  const why = withParts(message, (key, part) =>
    NAMES.has(key) && typeof part === 'string' ? nameOf(part, rules, names) : part,
  );
  // The key stands in the sentence where the value does not fit it.
  const { value } = message.parts;
  const wanted = path.at(-1) === 'die' ? DIE : expected;
  if (value === undefined || wanted === undefined) return said(why);
  return said(wording('{value} is stated; possible: {what}', { value, what: wanted }));
}

const said = (why: Wording): Wording => wording('this cannot be ruled on as it is stated: {why}', { why });

const DIE = wording('a die, 1 to 6');

/** What a card, a country or an effect is called; anything else as it stands. */
function nameOf(written: string, rules: Ruleset, { cards, countries }: TextNames): string {
  const country = rules.countries.find(({ id, name }) => id === written || name === written);
  if (country) return countries[country.id]?.name ?? country.name;
  const effect = effectCard(makeBoard(rules), written);
  const card = rules.cards.find(({ id, title, number }) => id === written || title === written || number === effect);
  return card ? (cards[card.id]?.title ?? card.title) : written;
}
