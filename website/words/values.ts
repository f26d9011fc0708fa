/** Texts with the values that clauses state in their places: `after turn {4.5.I#turn}`. What no clause states is left as it is. */
export const withValues = (
  texts: Readonly<Record<string, string>>,
  stated: (clause: string, fact: string) => unknown,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace(/\{([\w.]{1,12})#(\w{1,20})\}/g, (written, clause: string, fact: string) =>
        String(stated(clause, fact) ?? written),
      ),
    ]),
  );
