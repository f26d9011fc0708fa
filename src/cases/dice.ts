/** What is missing that only dice decide: whether the play is legal does not depend on them. */
export const DICE: ReadonlySet<string> = new Set([
  ...['coup-die', 'space-die', 'realignment-dice', 'war-die', 'contest-dice', 'trap-die'],
]);
