/** What is found out after play has gone on: the remedy that the rules give, or that they give none. */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';

/** Nothing for what is refused while it is being played: it is taken back. 4.5.D.e, 11.1.2 */
export function remedyFor({ verdict, failing, steps }: CaseRuling, input: CaseInput): Message | undefined {
  const all = steps.flatMap(({ findings, consequences }) => [...findings, ...consequences]);
  // Where held cards are shown, the loss of the game has been told.
  if (
    all.some(({ message }) => message === 'held.scoring-card') &&
    !all.some(({ message }) => message.startsWith('end.'))
  )
    return { message: 'label.remedy.scoring-card' };
  const wentOn = verdict === 'illegal' && failing !== undefined && failing < input.action.length - 1;
  return wentOn ? { message: 'label.remedy.none' } : undefined;
}
