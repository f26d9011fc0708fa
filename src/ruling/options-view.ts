/** Everything that a hand may be played for, in words and for programs, and how two hands or positions differ in it. */
import { writeFact } from '../cases/facts.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';

import type { Option, OwnDuties, Range } from '../odds/options.ts';
import { byWhom, dangerOfPlay } from './danger-view.ts';
import { findingJson } from './finding-json.ts';
import type { OptionsJson } from './json.ts';
import { type CallLanguage, label, say } from './language.ts';
import { type Format, layoutOf } from './layout.ts';
import { fractionJson } from './odds-json.ts';
import { both, columns, signed } from './odds-view.ts';
import { clauseBehind } from './view-format.ts';
import { wrap } from './wrap.ts';

/** As many facts are told of a play in words. */
const MOST_FACTS = 3;

/** What a side may do and must do in a position. */
export interface Listed {
  readonly options: readonly Option[];
  readonly duties: OwnDuties;
  readonly board: Board;
  readonly side: Side;
}

// Text ----------------------------------------------------------------------------------------------------------------

/** What must and may still be done, then every card with every use. */
export function optionsText(listed: Listed, language: CallLanguage, format: Format): string {
  const { options, duties, board, side } = listed;
  const heads = ['card', 'use', 'ends', 'facts'].map((id) => label(language, `options.${id}`));
  const rows = options.map((option): readonly string[] => {
    const [left, use] = namesOf(option, language);
    const ends = `${option.ends}${option.counted ? '' : '+'}`;
    return [left, use, ends, factsOf(option, board, side, language).slice(0, MOST_FACTS).join('; ') || '–'];
  });
  const { width } = layoutOf(format);
  const note = wrap(label(language, 'options.note'), '  ', width);
  return [
    ...dutiesInWords(duties, language).flatMap((text) => wrap(text, '    ', width).map((line) => line.slice(2))),
    '',
    ...columns([heads, ...withoutRepeats(rows)], format),
    '',
    ...note,
  ].join('\n');
}

/**
 * In what a second hand or position differs: duties, plays that only one of them has, and plays of which other things are known.
 * @param name what the second is called, such as its file
 */
export function comparedText(
  here: Listed,
  there: Listed,
  name: string,
  language: CallLanguage,
  format: Format,
): string {
  const { width } = layoutOf(format);
  const [own, other] = [here, there].map((listed) => wordsOfPlays(listed, language)) as [Plays, Plays];
  const duties = [here, there].map((listed) => dutiesInWords(listed.duties, language));
  const only = (plays: Plays, others: Plays): string[] => [...plays.keys()].filter((play) => !others.has(play));
  const both = [...own.keys()].filter((play) => other.has(play));
  const pairs = [
    ...(duties[0] ?? []).flatMap((duty, at) => (duty === duties[1]?.[at] ? [] : [['', duty, duties[1]?.[at] ?? '']])),
    ...both.flatMap((play) => (own.get(play) === other.get(play) ? [] : [[play, own.get(play), other.get(play)]])),
  ] as [string, string, string][];
  const listOf = (id: string, plays: readonly string[]): string[] =>
    plays.length > 0 ? wrap(`${label(language, id)}: ${plays.join('; ')}`, '    ', width) : [];
  const told = [
    ...listOf('options.only-here', only(own, other)),
    ...listOf('options.only-there', only(other, own)),
    ...pairs.flatMap(([play, mine, others]) => [
      ...(play === '' ? [] : wrap(play, '    ', width)),
      ...wrap(`${label(language, 'options.here')}: ${mine}`, '      ', width),
      ...wrap(`${label(language, 'options.there')}: ${others}`, '      ', width),
    ]),
  ];
  return [
    label(language, 'options.compared', { what: name }),
    ...(told.length > 0 ? told : [`  ${label(language, 'options.no-difference')}`]),
  ].join('\n');
}

/** Play in words -> what is known of it. */
type Plays = ReadonlyMap<string, string>;

const wordsOfPlays = ({ options, board, side }: Listed, language: CallLanguage): Plays =>
  new Map(
    options.map((option) => [
      namesOf(option, language).join(', '),
      [
        `${label(language, 'options.ends')} ${option.ends}${option.counted ? '' : '+'}`,
        ...factsOf(option, board, side, language).slice(0, MOST_FACTS),
      ].join('; '),
    ]),
  );

/** A card is named once for all its uses. */
const withoutRepeats = (rows: readonly (readonly string[])[]): (readonly string[])[] =>
  rows.map((row, at) => (at > 0 && rows[at - 1]?.[0] === row[0] ? ['', ...row.slice(1)] : row));

function namesOf({ play: [first, second], card }: Option, language: CallLanguage): [string, string] {
  const use = second?.type === 'use' ? (language.names.of.use?.(second.use, undefined) ?? second.use) : '–';
  if (card !== undefined) return [language.names.of.card?.(card, undefined) ?? String(card), use];
  return [first ? say(language, claimOf(first)) : '', use];
}

/** What is known of a play, what weighs most first. */
function factsOf(option: Option, board: Board, side: Side, language: CallLanguage): string[] {
  const { danger, follows, comes, space, operations, withEvent } = option;
  const clause = (id: string): string => clauseBehind(id, language);
  const grade = dangerOfPlay(danger);
  const facts: string[] = [];
  if (danger.loss) {
    const by = byWhom(danger, language);
    facts.push(`${label(language, `options.${grade}`, { what: by })}${clause(danger.loss.result.clause)}`);
  } else if (grade === 'unknown') facts.push(label(language, 'options.unknown'));
  if (follows?.length === 0) facts.push(label(language, 'outcome.nothing'));
  if (follows) facts.push(...follows.map((finding) => `${say(language, finding)}${clause(finding.clause)}`));
  if (space)
    facts.push(
      `${label(language, 'options.box', { n: space.box, what: both(space.chance, language) })}${clause('6.4.1')}`,
    );
  if (comes && !follows) {
    const sign = side === 0 ? 1 : -1;
    const vp = [sign * (comes.vp.least - board.state.vp), sign * (comes.vp.most - board.state.vp)].sort(
      (a, b) => a - b,
    );
    const gained = shifted(comes.milops, board.state.milops[side]);
    if (vp.some((n) => n !== 0))
      facts.push(
        `${label(language, 'options.vp', { what: changes({ least: vp[0] ?? 0, most: vp[1] ?? 0 }, language) })}${clause('10.2')}`,
      );
    if (comes.defcon.least !== board.state.defcon || comes.defcon.most !== board.state.defcon)
      facts.push(`${label(language, 'options.defcon', { what: levels(comes.defcon) })}${clause('8.1')}`);
    if (gained.most > 0)
      facts.push(`${label(language, 'options.gained', { what: changes(gained, language) })}${clause('8.2')}`);
  }
  if (operations !== undefined) facts.push(label(language, 'options.value', { n: operations }));
  if (withEvent) facts.push(label(language, 'options.with-event'));
  return facts;
}

const shifted = ({ least, most }: Range, by: number): Range => ({ least: least - by, most: most - by });

const changes = ({ least, most }: Range, language: CallLanguage): string =>
  least === most ? signed(least, language) : `${signed(least, language)} … ${signed(most, language)}`;

const levels = ({ least, most }: Range): string => (least === most ? String(least) : `${least}–${most}`);

function dutiesInWords({ scoring, rounds, slack, milops, space }: OwnDuties, language: CallLanguage): string[] {
  const clause = (id: string): string => clauseBehind(id, language);
  const short = Math.max(0, milops.needs - milops.has);
  const operations = label(language, 'options.milops', milops);
  const attempt = space.attempts > 0 && space.needs !== undefined && space.cards.length > 0;
  return [
    ...(scoring.length > 0
      ? [`${label(language, 'options.scoring', { cards: scoring, rounds, n: slack })}${clause('4.5.D.e')}`]
      : []),
    `${operations}${short > 0 ? `; ${label(language, 'options.short', { n: short })}` : ''}${clause('8.2.1')}`,
    `${
      attempt
        ? label(language, 'options.space', { n: space.attempts, ops: space.needs ?? 0, cards: space.cards })
        : label(language, 'options.no-space')
    }${clause('6.4.2')}`,
  ];
}

// JSON ----------------------------------------------------------------------------------------------------------------

/** For programs. */
export function optionsJson({ options, duties, board, side }: Listed, language: CallLanguage): OptionsJson {
  const card = (number: number): string => language.names.of.card?.(number, 'id') ?? String(number);
  const { scoring, rounds, slack, milops, space } = duties;
  return {
    side: side === 0 ? 'us' : 'ussr',
    duties: {
      scoring: { cards: scoring.map(card), rounds, slack },
      milops,
      space: { attempts: space.attempts, needs: space.needs ?? null, cards: space.cards.map(card) },
    },
    plays: options.map((option) => ({
      play: option.play.map((fact) => writeFact(fact, board)),
      ends: option.ends,
      counted: option.counted,
      ...(option.operations !== undefined && { operations: option.operations }),
      withEvent: option.withEvent,
      ...(option.comes && { comes: option.comes }),
      ...(option.follows && { follows: option.follows.map((finding) => findingJson(finding, language)) }),
      ...(option.space && { space: { box: option.space.box, chance: fractionJson(option.space.chance) } }),
      danger: dangerOfPlay(option.danger),
    })),
  };
}
