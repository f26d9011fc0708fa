import { describe, expect, it } from 'vitest';
import type { Finding, Force } from '../core/finding.ts';
import { judge, rest } from '../core/judge.ts';
import type { Locale } from '../core/ruleset.ts';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import { PAINT } from '../data/paint.ts';
import { type Board, putMarkers } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import { makeNames } from '../games/twilight-struggle/names.ts';
import { rememberReach } from '../games/twilight-struggle/operations/influence.ts';
import { putCard } from '../games/twilight-struggle/state.ts';
import { US, USSR } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { type RulingView, type ViewedStep, viewRuling } from './view.ts';
import { formatRulingMarkdown, formatRulingText, type Language } from './view-format.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const empty = makeBoard(loaded.rules);
const where = (id: string): number => empty.tables.countryIndex.get(id) ?? -1;

function language(locale: Locale): Language {
  const texts = loadTexts(locale);
  return { words: texts.messages, names: makeNames(empty.tables, texts), issues: texts.issues };
}

/** Turn 5, round 1, the US to play with Duck and Cover in hand; influence by country, US then USSR. */
function position(influence: Readonly<Record<string, readonly [us: number, ussr: number]>>): Board {
  const board = twilightStruggle.copy(empty);
  const { state } = board;
  Object.assign(state, {
    turn: 5,
    round: 1,
    phasing: US,
    step: twilightStruggle.steps.indexOf('turn.actionRounds.choosingCard'),
  });
  for (const [id, [us, ussr]] of Object.entries(influence)) {
    putMarkers(board, US, where(id), us);
    putMarkers(board, USSR, where(id), ussr);
  }
  rememberReach(board);
  putCard(state, 4, 2);
  return rest(twilightStruggle, board).board;
}

/** Duck and Cover for Operations, and what follows up to the first fact that is refused. */
function play(
  board: Board,
  ...facts: readonly GameFact[]
): { steps: ViewedStep[]; verdict: 'legal' | 'illegal' | 'undetermined' } {
  const steps: ViewedStep[] = [];
  let now = board;
  const all: readonly GameFact[] = [
    { type: 'play', by: US, card: 4 },
    { type: 'use', by: US, use: 'operations' },
    ...facts,
  ];
  for (const fact of all) {
    const ruling = judge(twilightStruggle, now, fact, new Set(['turn.actionRounds.between']));
    steps.push({ ...ruling, phasing: now.state.phasing });
    if (ruling.verdict !== 'legal') return { steps, verdict: ruling.verdict };
    now = ruling.board;
  }
  return { steps, verdict: 'legal' };
}

const coupIn = (id: string, die: number): GameFact[] => [
  { type: 'mode', by: US, mode: 'coup' },
  { type: 'target', by: US, country: where(id) },
  { type: 'roll', die },
];

function mexicoCoup(): RulingView {
  return viewRuling({
    ...play(position({ mexico: [0, 2] }), ...coupIn('mexico', 4)),
    claim: { message: 'claim.coup', args: { side: US, country: where('mexico'), card: 4 } },
    circumstances: { edition: 'deluxe', turn: 5, defcon: 5 },
  });
}

describe('a coup in Mexico', () => {
  it('is one argument in four languages', () => {
    const view = mexicoCoup();
    expect(LOCALES.map((locale) => formatRulingText(view, language(locale))).join('\n')).toMatchInlineSnapshot(`
      "LEGAL · US coup in Mexico with Duck and Cover (Deluxe, turn 5, DEFCON 5)

        may it be tried?   6.3.1    the USSR has 2 influence in Mexico   yes
                           8.1.5    DEFCON 5 closes no region            yes
        play               5.1      the US plays Duck and Cover for Operations
        Operations         2.2.2    Duck and Cover: 3 for the US
        strength           6.3.2    US in Mexico: die 4 + Operations 3 − 2 × stability 2 = 3
        result             6.3.2.b  USSR influence in Mexico: 2 → 0
                                    US influence in Mexico: 0 → 1
        military ops       6.3.3    US military operations: 0 → 3
        DEFCON             6.3.4    DEFCON 5 → 4: Mexico is a battleground (answerable: the US, the
                                    phasing player, 8.1.3)
        cards              2.2.4    Duck and Cover goes to the discard pile

      Rests on no disputed reading.

      LEGAL · golpe de EE. UU. en México con «Agacharse y cubrirse» (Deluxe, turno 5, DEFCON 5)

        ¿puede intentarse?   6.3.1    la URSS tiene 2 puntos de influencia en México   sí
                             8.1.5    DEFCON 5 no cierra ninguna región                sí
        jugada               5.1      EE. UU. juega «Agacharse y cubrirse» para operaciones
        operaciones          2.2.2    «Agacharse y cubrirse»: 3 para EE. UU.
        fuerza               6.3.2    EE. UU. en México: dado 4 + operaciones 3 − 2 × estabilidad 2 = 3
        resultado            6.3.2.b  influencia de la URSS en México: 2 → 0
                                      influencia de EE. UU. en México: 0 → 1
        op. militares        6.3.3    operaciones militares de EE. UU.: 0 → 3
        DEFCON               6.3.4    DEFCON 5 → 4: México es un campo de batalla (responde EE. UU.,
                                      jugador en fase, 8.1.3)
        cartas               2.2.4    «Agacharse y cubrirse» va a la pila de descartes

      No se apoya en ninguna lectura en disputa.

      LEGALE · Colpo di Stato degli Stati Uniti in Messico con «Abbassati e Copriti» (Deluxe, turno 5,
      DEFCON 5)

        si può tentare?   6.3.1    l'URSS ha 2 punti Influenza in Messico   sì
                          8.1.5    DEFCON 5 non chiude alcuna Regione       sì
        giocata           5.1      gli Stati Uniti giocano «Abbassati e Copriti» per le Operazioni
        Operazioni        2.2.2    «Abbassati e Copriti»: 3 per gli Stati Uniti
        forza             6.3.2    Stati Uniti in Messico: dado 4 + Operazioni 3 − 2 × Stabilità 2 = 3
        esito             6.3.2.b  Influenza dell'URSS in Messico: 2 → 0
                                   Influenza degli Stati Uniti in Messico: 0 → 1
        Op. Militari      6.3.3    Operazioni Militari degli Stati Uniti: 0 → 3
        DEFCON            6.3.4    DEFCON 5 → 4: Messico è un Campo di Battaglia (ne rispondono gli Stati
                                   Uniti, Giocatore in Fase, 8.1.3)
        carte             2.2.4    «Abbassati e Copriti» va nella pila degli scarti

      Non si basa su alcuna lettura controversa.

      ДОПУСТИМО · США: попытка переворота в Мексике, «Пригнись и накройся» (Deluxe, ход 5, DEFCON 5)

        можно ли?     6.3.1    у СССР в Мексике 2 влияния                да
                      8.1.5    DEFCON 5 не закрывает ни одного региона   да
        розыгрыш      5.1      США разыгрывают карту «Пригнись и накройся» ради операций
        операции      2.2.2    «Пригнись и накройся»: 3 для США
        сила          6.3.2    США в Мексике: кубик 4 + операции 3 − 2 × стабильность 2 = 3
        результат     6.3.2.b  влияние СССР в Мексике: 2 → 0
                               влияние США в Мексике: 0 → 1
        военные оп.   6.3.3    военные операции США: 0 → 3
        DEFCON        6.3.4    DEFCON 5 → 4: Мексика — ключевая страна (отвечают США как текущий игрок,
                               8.1.3)
        карты         2.2.4    карта «Пригнись и накройся» отправляется в отбой

      Решение не опирается на спорные толкования.
      "
    `);
  });

  it('is a page of Markdown', () => {
    expect(formatRulingMarkdown(mexicoCoup(), language('en'))).toMatchInlineSnapshot(`
      "**LEGAL** · US coup in Mexico with Duck and Cover (Deluxe, turn 5, DEFCON 5)

      **may it be tried?**

      - \`6.3.1\` the USSR has 2 influence in Mexico — **yes**
      - \`8.1.5\` DEFCON 5 closes no region — **yes**

      **play**

      - \`5.1\` the US plays Duck and Cover for Operations

      **Operations**

      - \`2.2.2\` Duck and Cover: 3 for the US

      **strength**

      - \`6.3.2\` US in Mexico: die 4 + Operations 3 − 2 × stability 2 = 3

      **result**

      - \`6.3.2.b\` USSR influence in Mexico: 2 → 0
      - US influence in Mexico: 0 → 1

      **military ops**

      - \`6.3.3\` US military operations: 0 → 3

      **DEFCON**

      - \`6.3.4\` DEFCON 5 → 4: Mexico is a battleground (answerable: the US, the phasing player, 8.1.3)

      **cards**

      - \`2.2.4\` Duck and Cover goes to the discard pile

      Rests on no disputed reading.
      "
    `);
  });

  it('fits the width of the terminal', () => {
    const lines = formatRulingText(mexicoCoup(), language('it'), { width: 72 }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  it('is coloured only on demand', () => {
    const plain = formatRulingText(mexicoCoup(), language('en'));
    const coloured = formatRulingText(mexicoCoup(), language('en'), { colour: true });
    expect(plain).not.toContain(PAINT);
    expect(coloured).toContain(`${PAINT}[32m`);
    expect(coloured.replaceAll(/\uFDD0\[\d+m/g, '')).toBe(plain);
  });

  it('is plain JSON', () => {
    const view = mexicoCoup();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('a ruling', () => {
  it('shows what forbids first', () => {
    const board = position({ iran: [0, 2] });
    board.state.defcon = 2;
    const [tests] = viewRuling(play(board, ...coupIn('iran', 4))).sections;
    expect(tests?.lines.map(({ clause, mark }) => [clause, mark])).toEqual([
      ['8.1.5', 'forbids'],
      ['6.3.1', 'permits'],
    ]);
  });

  it('says a repeated test and a growing number once', () => {
    const place: GameFact = { type: 'place', by: US, country: where('panama') };
    const view = viewRuling(
      play(position({ panama: [2, 0] }), { type: 'mode', by: US, mode: 'influence' }, place, place, place),
    );
    const [tests] = view.sections;
    const result = view.sections.find(({ id }) => id === 'result');
    expect(tests?.lines.map(({ said }) => said.message)).toEqual(['place.reach', 'place.points']);
    expect(result?.lines.map(({ said, times }) => [said.message, said.args?.from, said.args?.to, times])).toEqual([
      ['place.cost', undefined, undefined, 3],
      ['change.influence', 2, 5, 1],
    ]);
  });

  it('keeps an exception beside the rule that it lifts', () => {
    const finding = (clause: string, force: Force, over?: string): Finding => ({
      clause,
      force,
      message: over ? 'defcon.ignored' : 'coup.rival-influence',
      args: { n: 2, country: 0, side: USSR },
      ...(over && { over: [over] }),
    });
    const findings = [
      finding('1', 'permits'),
      finding('2', 'forbids'),
      finding('3', 'permits', '2'),
      finding('4', 'forbids'),
    ];
    const [tests] = viewRuling({ verdict: 'illegal', steps: [{ findings, consequences: [] }] }).sections;
    expect(tests?.lines.map(({ clause, mark }) => [clause, mark])).toEqual([
      ['4', 'forbids'],
      ['1', 'permits'],
      ['2', 'forbids'],
      ['3', 'over'],
    ]);
  });

  it('names the disputed readings it rests on', () => {
    const findings: Finding[] = [
      {
        clause: '6.2.1',
        force: 'permits',
        message: 'realign.points',
        args: { left: 1, value: 1 },
      },
    ];
    const view = viewRuling({
      verdict: 'legal',
      steps: [{ findings, consequences: [] }],
      rests: [{ issue: 'realignment-without-rival', option: 'allowed' }],
    });
    expect(formatRulingText(view, language('en'))).toMatchInlineSnapshot(`
      "LEGAL

        may it be tried?   6.2.1  a roll costs 1 of 1 point left (value 1)   yes

      Rests on disputed readings:
        realignment-without-rival: May a country without influence of the opponent be the target of a
          realignment roll? — Yes; the roller then only risks own influence.
      "
    `);
  });
});
