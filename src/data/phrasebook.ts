/**
 * The phrasebook of a language, `i18n/<language>/sentences.yaml`: how the phrases of a card are said. Nothing of a language is
 * code; `rules/twilight-struggle/i18n/en/sentences.yaml` says at its top how a phrasebook is written.
 */

/** A template; or a choice: `by` a path, the entry for each value, `none` for a missing one, `other` for the rest. */
export type Entry = string | { readonly [key: string]: Entry };

/** Entry by name. */
export type Phrasebook = Readonly<Record<string, Entry>>;
