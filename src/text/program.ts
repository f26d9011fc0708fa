/** Reading a program: its steps become the phrases of the text, one sentence each or a list of options. */
import type { Condition, IfStep, Option, Role, Step, VerbStep } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Card, Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Act } from './acts.ts';
import type { ListPhrase, Phrase, SayPhrase } from './phrases.ts';
import { withPronouns } from './pronouns.ts';
import { type Binding, type Reading, startReading, whoOf } from './reading.ts';
import { isCompanion, readActs, readContest } from './reading-acts.ts';
import { conditionPhrase } from './reading-conditions.ts';
import { durationOf, momentPhrase, readLasting, watchedBy } from './reading-lasting.ts';

type PlainStep = Exclude<Step, IfStep>;

/** The event of a card, after the effects it has without one. */
export function readProgram(rules: Ruleset, card: Card): readonly Phrase[] {
  const reading = startReading(rules, card);
  // What a card does without its event it does as long as there is a game.
  const intrinsic = readSteps(reading, card.intrinsic).map((phrase) => ({
    ...phrase,
    until: { until: 'open' } as const,
  }));
  return [...intrinsic, ...readSteps(reading, card.event)].map(withPronouns);
}

function readSteps(reading: Reading, steps: readonly Step[]): readonly Phrase[] {
  return steps.flatMap((step) => readStep(reading, step));
}

function readStep(reading: Reading, step: Step): readonly Phrase[] {
  if ('if' in step) return branches(reading, step);
  const phrases = step.when && !implied(step.when, step) ? under(reading, step.when, step) : readVerb(reading, step);
  if (step.as !== undefined) bind(reading, step.as, step);
  return phrases;
}

/** That the card exists on which a step works is implied. */
function implied(when: Condition, step: Step): boolean {
  if (!('exists' in when)) return false;
  if ('ops' in step) return typeof step.ops.value === 'object' && Object.values(step.ops.value).includes(when.exists);
  return 'fire' in step && step.fire.card === when.exists;
}

function under(reading: Reading, when: Condition, step: PlainStep): readonly Phrase[] {
  const condition = conditionPhrase(reading, when);
  const [first, ...rest] = readVerb(reading, step);
  return first ? [{ ...first, if: condition }, ...rest] : [];
}

function readVerb(reading: Reading, step: PlainStep): readonly Phrase[] {
  const acts = readActs(reading, step);
  if (acts) return acts.map((act) => sayAct(step.may ? { ...act, may: true } : act));
  const lasting = readLasting(reading, step);
  if (lasting) return sayLasting(reading, step, lasting);
  if ('contest' in step) return [say([readContest(reading, step.contest)]), ...readSteps(reading, step.contest.win)];
  if ('choose' in step) return [list(reading, step.choose.by, step.choose.options)];
  if ('trigger' in step) return [watch(reading, step)];
  if ('offer' in step) return [offer(reading, step)];
  throw new Error(`${reading.card.id}: no phrase for ${Object.keys(step).join(', ')}`);
}

const say = (acts: readonly Act[]): SayPhrase => ({ phrase: 'say', acts });

/** A hand that lies open does so for the turn. */
const sayAct = (act: Act): SayPhrase =>
  act.act === 'reveal' && act.open ? { ...say([act]), until: { until: 'end-of-turn' } } : say([act]);

/** The names that later steps use for the cards of this one. */
function bind(reading: Reading, name: string, step: Step): void {
  const made = bindingOf(reading, step);
  if (made) reading.bound.set(name, made);
}

function bindingOf(reading: Reading, step: Step): Binding | undefined {
  if ('place' in step || 'remove' in step || 'ops' in step) {
    return { card: 'none', by: 'place' in step ? 'place' : 'remove' in step ? 'remove' : 'ops' };
  }
  if ('discard' in step) return { card: 'bound', by: 'discard', many: step.discard.count !== 1 };
  if ('take' in step) return { card: 'bound', by: isCompanion(reading, step.take) ? 'pair' : 'take', many: false };
  if ('draw' in step) return { card: 'bound', by: 'draw', many: step.draw.count !== 1 };
  if ('reveal' in step) return { card: 'bound', by: 'reveal', many: true };
  return undefined;
}

// Branches ------------------------------------------------------------------------------------------------------------

/** "If …, …; otherwise …" in one sentence where both branches are plain acts, else in sentences of their own. */
function branches(reading: Reading, step: IfStep): readonly Phrase[] {
  const condition = conditionPhrase(reading, step.if);
  const then = gathered(readSteps(reading, step.then));
  const other = gathered(readSteps(reading, step.else ?? []));
  const [first, ...rest] = then;
  if (!first) throw new Error(`${reading.card.id}: a branch without a step`);
  const headed = { ...first, if: first.if ? ({ if: 'all', of: [condition, first.if] } as const) : condition };
  const [only, ...more] = other;
  if (!only) return [headed, ...rest];
  if (rest.length === 0 && more.length === 0 && isPlain(headed) && isPlain(only)) {
    return [{ ...headed, else: { ...(only.if && { if: only.if }), acts: only.acts } }];
  }
  return [headed, ...rest, { ...only, otherwise: true }, ...more];
}

/** Neighbouring plain acts as one phrase: one condition stands before all of them. */
function gathered(phrases: readonly Phrase[]): readonly Phrase[] {
  const result: Phrase[] = [];
  for (const phrase of phrases) {
    const last = result.at(-1);
    if (last && isPlain(last) && isPlain(phrase) && !phrase.if) {
      result[result.length - 1] = { ...last, acts: [...last.acts, ...phrase.acts] };
    } else result.push(phrase);
  }
  return result;
}

/** Acts under a condition at most. */
function isPlain(phrase: Phrase): phrase is SayPhrase {
  return phrase.phrase === 'say' && !phrase.until && !phrase.moment && !phrase.unless && !phrase.else;
}

// Choices and lasting effects -----------------------------------------------------------------------------------------

function list(reading: Reading, by: Role, options: readonly Option[]): ListPhrase {
  return {
    phrase: 'list',
    who: whoOf(reading, by),
    options: options
      .map((option) => {
        const phrases = readSteps(reading, option.steps);
        const { requires } = option;
        if (!requires || impliedByPrice(requires, option.steps)) return phrases;
        const [first = say([{ act: 'nothing' }]), ...rest] = phrases;
        return [{ ...first, if: conditionPhrase(reading, requires) }, ...rest];
      })
      .map((phrases) => (phrases.length === 0 ? [say([{ act: 'nothing' }])] : phrases)),
  };
}

/** To discard such a card one must hold one; to give up influence one must have it. */
function impliedByPrice(requires: Condition, steps: readonly Step[]): boolean {
  return steps.some((step) => {
    if ('holds' in requires && 'where' in requires.holds && 'discard' in step)
      return JSON.stringify(requires.holds.where) === JSON.stringify(step.discard.where);
    if ('gte' in requires && 'remove' in step && 'each' in step.remove) {
      const [left, n] = requires.gte;
      const { where, each } = step.remove;
      return typeof left === 'object' && 'influence' in left && left.in === where.id?.[0] && n === each;
    }
    return false;
  });
}

function sayLasting(
  reading: Reading,
  step: PlainStep,
  { acts, until }: NonNullable<ReturnType<typeof readLasting>>,
): readonly Phrase[] {
  const duration = durationOf(reading, until);
  const said = acts.map((act): Phrase => ({ ...say([act]), ...(duration.until !== 'open' && { until: duration }) }));
  return 'forbid' in step ? [...nameRegion(reading, step), ...said] : said;
}

function nameRegion(reading: Reading, { forbid, by }: VerbStep<'forbid'>): readonly Phrase[] {
  const { region } = forbid.where;
  if (!region || !('pick' in region)) return [];
  return [say([{ act: 'nameRegion', who: whoOf(reading, by ?? 'player'), regions: region.pick }])];
}

function watch(reading: Reading, { trigger }: VerbStep<'trigger'>): Phrase {
  const watching: Reading = { ...reading, watched: whoOf(reading, watchedBy(trigger.upon)) };
  const until = durationOf(reading, trigger.until);
  const acts = plainActs(watching, trigger.do);
  return {
    ...say(acts),
    ...(until.until !== 'open' && { until }),
    moment: momentPhrase(reading, trigger),
    ...(trigger.when && { if: conditionPhrase(watching, trigger.when) }),
    ...(trigger.unless && { unless: conditionPhrase(watching, trigger.unless) }),
  };
}

/** Steps that are one clause each. */
function plainActs(reading: Reading, steps: readonly Step[]): readonly Act[] {
  return readSteps(reading, steps).flatMap((phrase) => {
    if (isPlain(phrase) && !phrase.if) return phrase.acts;
    throw new Error(`${reading.card.id}: these steps need sentences of their own`);
  });
}

/** Each price names the side that may pay it. */
function offer(reading: Reading, { offer: spec }: VerbStep<'offer'>): Phrase {
  const until = durationOf(reading, spec.until);
  return {
    phrase: 'list',
    who: whoOf(reading, spec.to),
    ...(until.until !== 'open' && { until }),
    buys: plainActs(reading, spec.do),
    options: spec.options.map(({ requires, cost }) => price(reading, requires, cost)),
  };
}

function price(reading: Reading, requires: Condition | undefined, cost: readonly Step[]): readonly Phrase[] {
  const members = requires ? ('all' in requires ? requires.all : [requires]) : [];
  const fixed = members.flatMap((member) => ('isSide' in member ? [[member.isSide, member.side] as const] : []));
  const paying: Reading = { ...reading, roles: { ...reading.roles, ...Object.fromEntries(fixed) } };
  const rest = members.filter((member) => !('isSide' in member) && !impliedByPrice(member, cost));
  const acts = plainActs(paying, cost).map((act) =>
    act.act === 'remove' ? { ...act, who: act.side, loses: false } : act,
  );
  return [{ ...say(acts), ...(rest.length > 0 && { if: conditionPhrase(paying, { all: rest }) }) }];
}
