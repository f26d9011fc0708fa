/** *Twilight Struggle* at the commands about cases. */
import type { CaseInput } from '../../../../cases/case.ts';
import { runExample } from '../../../../cases/extended.ts';
import type { CaseFile } from '../../../../cases/read.ts';
import type { Call } from '../../../../cli/command.ts';
import { withFact } from '../../../../cli/fact-option.ts';
import { readFeature } from '../../../../cli/feature-file.ts';
import type { CaseDesk, Example } from '../../../../cli/game.ts';
import { otherFile } from '../../../../cli/other-file.ts';
import { wording } from '../../../../core/wording.ts';
import type { TwilightJudged, TwilightReported } from '../../../../ruling/twilight-referee.ts';
import { TwilightTeller } from '../../../../ruling/twilight-teller.ts';

export type TwilightDesk = CaseDesk<CaseInput, TwilightJudged, TwilightReported> & { readonly referee: TwilightTeller };

/** The desk of the game, with the rules and the language of a call. */
export function twilightDesk(call: Call): TwilightDesk {
  const referee = new TwilightTeller(call.session, call.session);
  return {
    referee,
    open: (input) => readFeature(input, referee, call) ?? referee.read(input.name, input.bytes),
    otherFile,
    isOther: () => false,
    isRefused: ({ ruling }) => ruling.verdict === 'illegal',
    withFact: ({ input, ruling }, fact) => withFact(input, fact, ruling, referee.nameIndex()),
    notModelled: ({ edition }) =>
      wording(
        'arbiter: the {edition} edition is not modelled; --edition deluxe or --edition second rules on the case all the same',
        { edition: String(edition) },
      ),
    example: (file) => exampleOf(file as CaseFile, referee),
    caseFile: 'case file',
    ofPositions: 'arbiter legal, arbiter score',
  };
}

/** The rulebook's own long example, and examples like it. */
function exampleOf({ example }: CaseFile, referee: TwilightTeller): (() => Example) | undefined {
  if (!example) return undefined;
  return () => {
    const rules = referee.rulesFor(example);
    if (!rules) return { waiting: example.edition ?? '', outcomes: [] };
    const outcomes = runExample(rules, example, referee.extraNames()).map(({ id, passed, differences }, index) => {
      const { confidence } = example.moves[index] ?? {};
      return { id, passed, differences, ...(confidence && { confidence }) };
    });
    return { outcomes };
  };
}
