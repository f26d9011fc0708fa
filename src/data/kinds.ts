/** Which kinds of rules files there are, where they lie and which schema each obeys. */

export const KINDS = [
  { kind: 'game', schema: 'game.schema.json', place: /^twilight-struggle\/game\.yaml$/ },
  { kind: 'map', schema: 'map.schema.json', place: /^twilight-struggle\/map\.yaml$/ },
  { kind: 'regions', schema: 'regions.schema.json', place: /^twilight-struggle\/regions\.yaml$/ },
  { kind: 'tracks', schema: 'tracks.schema.json', place: /^twilight-struggle\/tracks\.yaml$/ },
  { kind: 'setup', schema: 'setup.schema.json', place: /^twilight-struggle\/setup\.yaml$/ },
  { kind: 'variants', schema: 'variants.schema.json', place: /^twilight-struggle\/variants\.yaml$/ },
  { kind: 'cards', schema: 'card.schema.json', place: /^twilight-struggle\/cards\/[^/]+\.yaml$/ },
  { kind: 'clauses', schema: 'clause.schema.json', place: /^twilight-struggle\/clauses\/[^/]+\.yaml$/ },
  { kind: 'issues', schema: 'issue.schema.json', place: /^twilight-struggle\/issues\.yaml$/ },
  { kind: 'profiles', schema: 'profile.schema.json', place: /^twilight-struggle\/profiles\.yaml$/ },
  { kind: 'names', schema: 'names.schema.json', place: /^twilight-struggle\/i18n\/[^/]+\/names\.yaml$/ },
  { kind: 'summaries', schema: 'summaries.schema.json', place: /^twilight-struggle\/i18n\/[^/]+\/clauses\.yaml$/ },
  { kind: 'questions', schema: 'questions.schema.json', place: /^twilight-struggle\/i18n\/[^/]+\/issues\.yaml$/ },
  { kind: 'messages', schema: 'messages.schema.json', place: /^shared\/messages\.[a-z]+\.yaml$/ },
] as const;
export type Kind = (typeof KINDS)[number]['kind'];

/** The kind of the file at `path` below `rules/`; undefined for files that have syntax but no schema. */
export function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ place }) => place.test(path))?.kind;
}

/** File name of the schema of a kind. */
export function schemaOf(kind: Kind): string {
  return KINDS.find((entry) => entry.kind === kind)!.schema;
}
