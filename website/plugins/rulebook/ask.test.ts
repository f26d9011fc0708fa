/** The kept disputes, asked at the desk and on the command line: both say the same. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../../../src/cli/fixtures.ts';
import type { Locale } from '../../../src/core/ruleset.ts';
import { LOCALES as EVERY } from '../../../src/data/locales.ts';
import { disputeFiles, readDisputes } from '../../../src/disputes/judge.ts';
import { type Answer, type Answerer, answererWith } from '../../src/run/answer.ts';
import { makeEngine } from '../../src/run/engine.ts';
import { wordsOf } from '../../words/index.ts';
import { type Content, readRules } from './content.ts';
import { askingData, engineData } from './engine.ts';
import { makeLibrary } from './library.ts';

/** A command takes longer than a ruling at the desk, so only every so many of the disputes is asked. */
const EVERY_SO_MANY = 20;

const LANGUAGES: readonly Locale[] = ['en', 'es', 'it', 'ru'];

/** Without what is not made from the rules. */
function rulesAlone(): Content {
  const rules = readRules({});
  const none = { en: [], es: [], it: [], ru: [] };
  const translated = Object.fromEntries(EVERY.map((locale) => [locale, new Set()]));
  const nothing = { features: none, code: new Map(), suite: { sections: [], failed: new Map() } };
  return {
    ...rules,
    ...nothing,
    guerraFria: { ...rules.guerraFria, ...nothing },
    translated,
    searchWords: {},
  } as unknown as Content;
}

const content = rulesAlone();

function answererIn(locale: Locale): Answerer {
  const library = makeLibrary(content, locale, wordsOf(locale));
  return answererWith(makeEngine(engineData(library)), askingData(library));
}

const disputes = disputeFiles().flatMap(readDisputes);

/**
 * What both say: the verdict, on which case, and what was taken for granted; or, of a general question, which places answer
 * it and which of its words do not count.
 */
interface Said {
  readonly verdict?: string;
  readonly input?: unknown;
  readonly assumed?: readonly string[];
  readonly places?: readonly string[];
  readonly left?: readonly string[];
  /** The question to ask instead, where it is nearly a case. */
  readonly offer?: string;
}

/** Nothing, where a question is not understood. */
function atTheDesk(answer: Answer): Said {
  if (answer.ok) return { verdict: answer.verdict, input: answer.input, assumed: answer.assumed };
  const { rules, left = [], offer } = answer;
  if (!rules) return {};
  return {
    places: rules.map(({ to }) => to),
    left: left.map((line) => line.replace(/^[^:]*: /, '')),
    ...(offer && { offer: offer.questions[0]?.question ?? '' }),
  };
}

const FOLDER: Readonly<Record<string, string>> = {
  clause: 'rulebook',
  card: 'cards',
  country: 'board',
  issue: 'issues',
};

async function onTheCommandLine(ask: string, locale: Locale): Promise<Said> {
  const { out } = await arbiter(['ask', ask, '--lang', locale, '--format', 'json']);
  if (out === '') return {};
  const { case: input, assumed, ruling, rules, aside, unknown, nearly } = JSON.parse(out);
  if (input !== null) return { verdict: ruling.verdict, input, assumed };
  const places = (rules as readonly { readonly kind: string; readonly id: string }[])
    // The sentence that two places touch is one of the command line alone, with its clause.
    .filter(({ kind, id }, at) => kind !== 'neighbours' && !(rules[at - 1]?.kind === 'neighbours' && id === '2.1.6'))
    .map(({ kind, id }) => `/${FOLDER[kind]}/${id.replaceAll('/', '-')}`);
  const left = [unknown, aside].filter((each) => each.length > 0).map((each) => each.join(', '));
  return { places, left, ...(nearly && { offer: nearly }) };
}

describe.each(LANGUAGES)('the desk in "%s"', (locale) => {
  const own = disputes.filter(({ lang = 'en' }) => lang === locale);
  const asked = own.filter((_, at) => at % EVERY_SO_MANY === 2);

  it('says of the kept disputes what the command line says', async () => {
    const answer = answererIn(locale);
    expect(asked.length).toBeGreaterThan(9);
    for (const { ask } of asked)
      expect.soft({ ask, ...atTheDesk(answer(ask)) }).toEqual({ ask, ...(await onTheCommandLine(ask, locale)) });
  });
});

describe('a question that states what cannot be', () => {
  it.each([
    ['en', 'The headline phase, round 4: may the US headline Duck and Cover?'],
    ['en', 'Military operations of the US are 9; the US plays Duck and Cover as an event'],
    ['en', 'The US attempts a coup in Iran with Containment and rolls a 7'],
    ['en', 'The US holds NATO; the USSR holds NATO; the US plays NATO as an event'],
    ['en', 'Containment is in effect; the US holds Containment; the US plays Containment as an event'],
    ['es', 'DEFCON 7: ¿pueden los EE. UU. dar un golpe en Irán?'],
    ['it', 'DEFCON 4, turno 12: gli USA possono tentare un colpo di stato in Iran?'],
    ['ru', 'ход 12: могут ли США сделать переворот в Иране при DEFCON 4?'],
  ] as const)('is refused at the desk in the sentence of the command line: %s: %s', async (locale, question) => {
    const { code, err } = await arbiter(['ask', question, '--lang', locale]);
    const answer = answererIn(locale)(question);
    expect(code).toBe(2);
    expect(answer).toMatchObject({ ok: false, message: err.trim().replace('arbiter: ', '') });
  });
});
