/** The kinds of rules files of *Guerra fría*, beside those of `kinds.ts`. */

/** Where the rules files of the game lie and which schema each obeys. */
export const GUERRA_FRIA_KINDS = [
  { kind: 'gf-game', schema: 'guerra-fria-game.schema.json', place: /^guerra-fria\/game\.yaml$/ },
  { kind: 'gf-deck', schema: 'guerra-fria-deck.schema.json', place: /^guerra-fria\/deck\.yaml$/ },
  { kind: 'gf-clauses', schema: 'guerra-fria-clauses.schema.json', place: /^guerra-fria\/clauses\.yaml$/ },
  { kind: 'gf-glossary', schema: 'guerra-fria-glossary.schema.json', place: /^guerra-fria\/glossary\.yaml$/ },
  { kind: 'gf-issues', schema: 'issue.schema.json', place: /^guerra-fria\/issues\.yaml$/ },
  { kind: 'gf-names', schema: 'guerra-fria-names.schema.json', place: /^guerra-fria\/i18n\/[^/]+\/names\.yaml$/ },
  {
    kind: 'gf-summaries',
    schema: 'guerra-fria-summaries.schema.json',
    place: /^guerra-fria\/i18n\/[^/]+\/clauses\.yaml$/,
  },
  {
    kind: 'gf-questions',
    schema: 'guerra-fria-questions.schema.json',
    place: /^guerra-fria\/i18n\/[^/]+\/issues\.yaml$/,
  },
  { kind: 'gf-terms', schema: 'guerra-fria-terms.schema.json', place: /^guerra-fria\/i18n\/[^/]+\/terms\.yaml$/ },
  { kind: 'gf-messages', schema: 'messages.schema.json', place: /^guerra-fria\/i18n\/[^/]+\/messages\.yaml$/ },
] as const;
