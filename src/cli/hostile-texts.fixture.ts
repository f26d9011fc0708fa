/** Texts that nobody should hand in, and what a user is told. */

const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
  .split('')
  .map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]},`.repeat(9)}]`)
  .join('\n')}`;

/** What it is, the text, and words that the message must contain. */
export const TEXTS: readonly (readonly [what: string, text: string | Uint8Array, message: string])[] = [
  ['nothing', '', 'is empty'],
  ['spaces', '   \n\n', 'empty'],
  ['a comment', '# nothing here\n', 'empty'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'is not a text file'],
  ['UTF-16', Buffer.from('\uFEFFposition: {}', 'utf16le'), 'is not a text file'],
  ['Latin-1', Buffer.from('title: Perú', 'latin1'), 'not UTF-8'],
  ['a number', '42', 'this is no case'],
  ['a sentence', 'Was the coup legal?', 'this is no case'],
  ['an empty list', '[]', 'the list of cases is empty'],
  ['a list of numbers', '[1, 2]', 'cannot be'],
  ['broken YAML', 'position: {turn: 5', ':1:'],
  ['a tab', 'position:\n\tturn: 5', ':2:'],
  ['two documents', 'position: {}\n---\nposition: {}', 'more than one YAML document'],
  ['a key twice', 'position: {turn: 1, turn: 2}', 'stands twice'],
  ['an alias bomb', bomb, 'more than 400000 values'],
  ['a deep nest', `position: ${'['.repeat(500)}`, 'nested more than'],
  ['a prototype', 'position: {__proto__: {turn: 3}}', 'cannot be a key'],
  ['a misspelt key', 'position: {defkon: 3}\naction: []', 'did you mean "defcon"?'],
  ['a misspelt country', 'position: {influence: {Irann: {us: 1}}}\naction: []', 'did you mean "Iran"?'],
  ['a misspelt card', 'position: {discard: [Dukc and Cover]}\naction: []', 'did you mean "Duck and Cover"?'],
  ['an impossible number', 'position: {defcon: 9}\naction: []', 'a level of DEFCON, 1 to 5'],
  ['words for a number', 'position: {turn: five}\naction: []', '"turn" cannot be "five"'],
  [
    'a card in two places',
    'position: {hands: {us: [Fidel]}, discard: [8]}\naction: []',
    'in the hand of the US already',
  ],
  ['the China Card in a hand', 'position: {hands: {us: [The China Card]}}\naction: []', '9.1.a'],
  ['a country twice', 'position: {influence: {Iran: {us: 1}, Irán: {us: 2}}}\naction: []', 'the same country'],
  ['influence in the USA', 'position: {influence: {USA: {us: 1}}}\naction: []', '2.1.5.a'],
  ['an unknown reading', 'position: {}\npolicies: {norad-same-round: maybe}\naction: []', 'unknown option "maybe"'],
  ['an unknown question', 'position: {}\npolicies: {norad: applies}\naction: []', 'unknown issue "norad"'],
  ['a play without a card', 'position: {}\naction: {kind: play, player: US}', '"card" is missing'],
  ['a coup by passing', 'position: {}\naction: {kind: pass, player: US, coup: Iran}', '"coup" says nothing'],
  ['terminal escapes', 'position: {"\\e]0;owned\\a": 1}\naction: []', 'unknown key'],
  ['a very long key', `position: {${'x'.repeat(5000)}: 1}\naction: []`, 'unknown key'],
];
