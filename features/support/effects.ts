/** How cases and rulings call the effect of a card's event, where that is not simply the id of the card. */
const NAMES: Readonly<Record<string, string>> = {
  'aldrich-ames-remix': 'aldrich_ames_order',
  'an-evil-empire': 'evil_empire',
  'awacs-sale-to-saudis': 'awacs_sale',
  'cuban-missile-crisis': 'cuban_missile_crisis_by',
  'de-gaulle-leads-france': 'de_gaulle',
  'iran-contra-scandal': 'iran_contra',
  'john-paul-ii-elected-pope': 'john_paul_ii',
  'latin-american-death-squads': 'death_squads_by',
  'missile-envy': 'missile_envy_owed_by',
  'red-scare-purge': 'red_scare_on',
  'the-iron-lady': 'iron_lady',
  'us-japan-mutual-defense-pact': 'us_japan_pact',
  'warsaw-pact-formed': 'warsaw_pact',
  'we-will-bury-you': 'we_will_bury_you_pending',
};

/** The effect of a card's event, as the case format names it. */
export function effectName(card: string): string {
  return NAMES[card] ?? card.replaceAll('-', '_');
}
