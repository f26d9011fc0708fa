/** Which kinds of rules files there are, where they lie and which schema each obeys. */
import { KINDS_OF_GAMES } from '../registry/kinds.ts';

/** The first that fits a file is its kind: those of one game stand before those of any. */
export const KINDS = [
  ...KINDS_OF_GAMES,
  { kind: 'game', schema: 'game.schema.json', place: /^[^/]+\/game\.yaml$/ },
  { kind: 'map', schema: 'map.schema.json', place: /^[^/]+\/map\.yaml$/ },
  { kind: 'layout', schema: 'layout.schema.json', place: /^[^/]+\/layout\.yaml$/ },
  { kind: 'regions', schema: 'regions.schema.json', place: /^[^/]+\/regions\.yaml$/ },
  { kind: 'tracks', schema: 'tracks.schema.json', place: /^[^/]+\/tracks\.yaml$/ },
  { kind: 'setup', schema: 'setup.schema.json', place: /^[^/]+\/setup\.yaml$/ },
  { kind: 'variants', schema: 'variants.schema.json', place: /^[^/]+\/variants\.yaml$/ },
  { kind: 'cards', schema: 'card.schema.json', place: /^[^/]+\/cards\/[^/]+\.yaml$/ },
  { kind: 'clauses', schema: 'clause.schema.json', place: /^[^/]+\/clauses\/[^/]+\.yaml$/ },
  { kind: 'issues', schema: 'issue.schema.json', place: /^[^/]+\/issues\.yaml$/ },
  { kind: 'profiles', schema: 'profile.schema.json', place: /^[^/]+\/profiles\.yaml$/ },
  { kind: 'names', schema: 'names.schema.json', place: /^[^/]+\/i18n\/[^/]+\/names\.yaml$/ },
  { kind: 'summaries', schema: 'summaries.schema.json', place: /^[^/]+\/i18n\/[^/]+\/clauses\.yaml$/ },
  { kind: 'questions', schema: 'questions.schema.json', place: /^[^/]+\/i18n\/[^/]+\/issues\.yaml$/ },
  {
    kind: 'phrasebook',
    schema: 'phrasebook.schema.json',
    place: /^[^/]+\/i18n\/[^/]+\/sentences\.yaml$/,
  },
  { kind: 'language', schema: 'language.schema.json', place: /^shared\/language\.[a-zA-Z-]+\.yaml$/ },
  { kind: 'facts', schema: 'facts.schema.json', place: /^shared\/facts\.[a-zA-Z-]+\.yaml$/ },
  { kind: 'messages', schema: 'messages.schema.json', place: /^shared\/messages\.[a-zA-Z-]+\.yaml$/ },
  { kind: 'mistakes', schema: 'mistakes.schema.json', place: /^shared\/mistakes\.[a-zA-Z-]+\.yaml$/ },
  { kind: 'asking', schema: 'asking.schema.json', place: /^shared\/asking\.[a-zA-Z-]+\.yaml$/ },
  { kind: 'asked', schema: 'asked.schema.json', place: /^shared\/asked\.[a-zA-Z-]+\.yaml$/ },
  { kind: 'concepts', schema: 'concepts.schema.json', place: /^shared\/concepts\.yaml$/ },
  { kind: 'weighing', schema: 'weighing.schema.json', place: /^shared\/weighing\.yaml$/ },
  { kind: 'commands', schema: 'commands.schema.json', place: /^[^/]+\/commands(?:\.\w+)?\.yaml$/ },
  { kind: 'sources', schema: 'sources.schema.json', place: /^shared\/sources\.[a-zA-Z-]+\.yaml$/ },
  {
    kind: 'lexicon',
    schema: 'crosscheck-lexicon.schema.json',
    place: /^shared\/crosscheck\/[a-z]{2}(?:-[A-Z]{2})?\.yaml$/,
  },
  { kind: 'usage', schema: 'crosscheck-usage.schema.json', place: /^shared\/crosscheck\/usage\.yaml$/ },
  { kind: 'planted-errors', schema: 'planted-errors.schema.json', place: /^shared\/planted-errors\/[a-zA-Z-]+\.yaml$/ },
] as const;
export type Kind = (typeof KINDS)[number]['kind'];

/** The kind of the file at `path` below `rules/`; undefined for files that have syntax but no schema. */
export const kindOf = (path: string): Kind | undefined => KINDS.find(({ place }) => place.test(path))?.kind;

/** File name of the schema of a kind. */
export const schemaOf = (kind: Kind): string => KINDS.find((entry) => entry.kind === kind)!.schema;
