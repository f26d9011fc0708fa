/** The sentences of the findings, in the translator's language. */
export type Messages = Readonly<Record<string, string>>;

/** Fills the `{placeholders}` of a template; an unknown template shows its own name, so that it is noticed. */
export function tell(messages: Messages, id: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (messages[id] ?? id).replace(/\{([a-z]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
