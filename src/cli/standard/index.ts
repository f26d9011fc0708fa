/** Every command of a game, made of its rules, its statechart and the files of its words. */
import { fileURLToPath } from 'node:url';
import { attempt } from '../../core/case-problem.ts';
import type { CoreBoard } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import type { Fact } from '../../core/steps.ts';
import { stepAt } from '../../core/steps.ts';
import { wording } from '../../core/wording.ts';
import { readYaml } from '../../data/read.ts';
import { findingJson } from '../../ruling/finding-json.ts';
import { label } from '../../ruling/language.ts';
import { Given } from '../args.ts';
import type { Call } from '../command.ts';
import { Stop, usageError } from '../exit.ts';
import { type CaseDesk, type CommandLineGame, counting, type LegalMoves } from '../game.ts';
import { report } from '../report.ts';
import { Session } from '../session.ts';
import { commandsIn } from '../table.ts';
import type { AnyStandardGame, StandardCase, StandardGame } from './definition.ts';
import { standardExplainer } from './explain.ts';
import { type StandardJudged, StandardTeller } from './referee.ts';
import { StandardRules, shapesOf } from './rules.ts';
import { standardMistakes } from './validate.ts';
import { standardFuzz, standardPlay, standardReplay } from './whole-games.ts';

export type { StandardGame } from './definition.ts';

export type StandardDesk = CaseDesk<StandardCase, StandardJudged, StandardJudged> & {
  readonly referee: StandardTeller;
};

/** A game for the command line: `main(argv, io, [...GAMES, standardGame(nim)])`. */
export function standardGame<B extends CoreBoard, F extends Fact, Written extends object, State extends object>(
  own: StandardGame<B, F, Written, State>,
): CommandLineGame {
  const definition = own as unknown as AnyStandardGame;
  const { game, title } = definition;
  const folder = fileURLToPath(definition.folder);
  const rulesOf = ({ session }: Pick<Call, 'session'>): StandardRules => new StandardRules(definition, session);
  const deskOf = (call: Call): StandardDesk => {
    for (const option of ['edition', 'profile', 'rules'])
      if (call.given.has(option)) throw usageError(wording('unknown option {option}', { option: `--${option}` }));
    const referee = new StandardTeller(rulesOf(call), call.session);
    return {
      referee,
      open: ({ name, bytes }) => referee.read(name, bytes),
      otherFile: () => undefined,
      isOther: () => false,
      isRefused: ({ ruling }) => ruling.verdict === 'illegal',
      withFact: ({ input }) => input,
      caseFile: `case file (${title})`,
      ofPositions: `arbiter legal --game ${game.id}`,
    };
  };
  return {
    id: game.id,
    title,
    folder,
    get marks() {
      return { keys: Object.keys(shapesOf(definition).$defs.position.properties ?? {}), kinds: [] };
    },
    commands: commandsIn('shared/commands.standard.yaml').map((command) => {
      const line = `arbiter ${[command.name, command.operands.usage].join(' ').trim()} --game ${game.id}`;
      return { ...command, summary: `${command.summary} (${title})`, examples: [{ line, does: title }] };
    }),
    issues: async () => rulesOf({ session: new Session(new Given(new Map()), {}) }).issues,
    desk: async (call) => deskOf(call),
    legal: async () => standardLegal,
    perft: async () => counting(game, ({ ruling }: StandardJudged) => ruling.end, definition.write),
    explain: async () => standardExplainer(rulesOf, game),
    replay: async () => standardReplay(deskOf, game.id),
    fuzz: async () => standardFuzz(deskOf, game.id),
    play: async () => standardPlay(deskOf),
    validate: async () => standardMistakes(definition, folder),
  };
}

const standardLegal: LegalMoves<StandardDesk, StandardJudged> = {
  async list({ desk: { referee }, judged }) {
    const { game, write } = referee.rules.definition;
    const { end } = judged.ruling;
    const choices = game.choices(end);
    return {
      json: () => ({ awaits: stepAt(game.steps, end.state).path, choices: choices.map((fact) => write(fact, end)) }),
      text: () =>
        choices.length === 0
          ? label(referee.language, 'legal.nothing')
          : choices.map((fact) => referee.move(fact, end)).join('\n'),
    };
  },

  whyNot({ desk: { referee }, judged }, wish, call) {
    const { game, read } = referee.rules.definition;
    const { end } = judged.ruling;
    const text = readYaml('--why-not', wish);
    const wrong = text.ok ? referee.rules.mistakes(text, 'action', text.value) : text.diagnostics;
    if (!text.ok || wrong.length > 0) throw new Stop(report(wrong, call));
    const understood = attempt(() => ({ fact: read(text.value as object, end) }));
    if (!understood.ok) throw usageError(understood.problem.message, 'legal');
    const { fact } = understood;
    const { verdict, findings } = judge(game, end, fact);
    return {
      verdict,
      json: () => ({ verdict, findings: findings.map((finding) => findingJson(finding, referee.language)) }),
      text: () =>
        referee.testsInWords({ fact, verdict, findings, before: end }, { colour: call.paint('red', 'x') !== 'x' }),
    };
  },
};
