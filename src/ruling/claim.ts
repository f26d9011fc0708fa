/** What a case claims to happen, as something to say. */
import type { CaseAction, CaseInput, CaseOperations, Markers } from '../cases/case.ts';
import { sideNamed } from '../cases/effects.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { say } from './language.ts';
import type { Language } from './view-format.ts';

/** The action that decided: the one refused, or the last. Its title if an action cannot be put in a few words. */
export function claimOfCase(input: CaseInput, ruling: CaseRuling, language: Language): string | undefined {
  const index = ruling.failing ?? input.action.length - 1;
  const action = input.action[index];
  const isPhase = action?.kind === 'phase';
  // What a phase is about, a title says better; but only in its own language.
  if (isPhase && input.title !== undefined && language.names.locale === 'en') return input.title;
  const facts = ruling.steps.flatMap((step) => (step.action === index && step.fact ? [step.fact] : []));
  const messages =
    action === undefined ? [] : action.kind === 'facts' ? claimsOfFacts(facts) : claimsOf(action, ruling);
  if (messages.length === 0) return input.title;
  return messages.map((message) => say(language, message)).join('; ');
}

function claimsOf(action: CaseAction, { names, start }: CaseRuling): Message[] {
  const side = action.player === undefined ? undefined : sideNamed(action.player);
  const card = action.card === undefined ? undefined : names.card(action.card);
  const country = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : names.country(name);
  switch (action.kind) {
    case 'play':
      return side === undefined || card === undefined ? [] : [claimOfPlay(action, side, card, country)];
    case 'headline':
      return (['us', 'ussr'] as const).flatMap((key, by) => {
        const headline = action[key]?.card;
        const number = headline === undefined || headline === 'none' ? undefined : names.card(headline);
        return number === undefined ? [] : [{ message: 'claim.headline', args: { side: by, card: number } }];
      });
    case 'pass':
      return side === undefined ? [] : [{ message: 'claim.pass', args: { side } }];
    case 'interrupt': {
      const from = country(countriesOf(action.remove)[0]);
      return side === undefined || from === undefined
        ? []
        : [{ message: 'claim.cancel-crisis', args: { side, country: from } }];
    }
    case 'reaction': {
      const where = country(action.add);
      return side === undefined || where === undefined
        ? []
        : [{ message: 'claim.place', args: { side, country: where } }];
    }
    case 'phase':
      return [{ message: `claim.phase.${action.phase?.replaceAll('_', '-')}`, args: { turn: start.state.turn } }];
    default:
      return [];
  }
}

/** A play in one sentence; of anything else, every fact. */
function claimsOfFacts(facts: readonly GameFact[]): Message[] {
  const [first] = facts;
  if (first?.type !== 'play') return facts.map(claimOf);
  const { by, card } = first;
  const use = facts.find((fact) => fact.type === 'use')?.use;
  const mode = facts.find((fact) => fact.type === 'mode')?.mode;
  const countries = facts.flatMap((fact) => (fact.type === 'target' || fact.type === 'place' ? [fact.country] : []));
  const args = { side: by, card };
  if (use === 'event' || use === 'space') return [{ message: `claim.${use}`, args }];
  const [target] = countries;
  if (mode === undefined || target === undefined) return [{ message: 'claim.play', args }];
  if (mode === 'coup') return [{ message: 'claim.coup', args: { ...args, country: target } }];
  return [{ message: `claim.${mode}`, args: { ...args, countries: [...new Set(countries)] } }];
}

function claimOfPlay(
  action: CaseAction,
  side: Side,
  card: number,
  country: (name: string | undefined) => number | undefined,
): Message {
  if (action.as === 'space') return { message: 'claim.space', args: { side, card } };
  if (action.as === 'event') return { message: 'claim.event', args: { side, card } };
  if (action.as === 'trap_discard' || action.as === 'discard')
    return { message: 'claim.discard', args: { side, card } };
  const target = country(action.coup);
  if (target !== undefined) return { message: 'claim.coup', args: { side, card, country: target } };
  const rolls = known(realigned(action), country);
  if (rolls.length > 0) return { message: 'claim.realignment', args: { side, card, countries: rolls } };
  const placed = known(countriesOf(action.place), country);
  if (placed.length > 0) return { message: 'claim.influence', args: { side, card, countries: placed } };
  return { message: 'claim.play', args: { side, card } };
}

const realigned = ({ realign = [] }: CaseOperations): string[] => realign.flatMap(({ in: where }) => where ?? []);

/** The countries of a list or a map of markers, each once. */
function countriesOf(markers: Markers | undefined): string[] {
  if (markers === undefined) return [];
  return Array.isArray(markers) ? [...markers] : Object.keys(markers);
}

const known = (list: readonly string[], country: (name: string) => number | undefined): number[] => [
  ...new Set(list.flatMap((name) => country(name) ?? [])),
];
