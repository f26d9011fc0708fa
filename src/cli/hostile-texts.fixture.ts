/** Texts that nobody should hand in, and what a user is told. */

const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
  .split('')
  .map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]},`.repeat(9)}]`)
  .join('\n')}`;

/** A line of JSON with more countries than there are. */
export const wrongNames = (n: number): string =>
  `{"position": {"influence": {${Array.from({ length: n }, (_, i) => `"c${i}": {"us": 1}`).join(', ')}}}, "action": []}`;

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
  ['an alias bomb', bomb, 'more than 400,000 values'],
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
  ['terminal escapes', 'position: {"\\e]0;owned\\a": 1}\naction: []', 'the control character U+001B'],
  ['terminal escapes in a title', 'title: "\\e[2J\\e[31m"\nposition: {}\naction: []', 'the control character U+001B'],
  ['a null character far behind', `position: {}\n${'#'.repeat(9000)}\0`, 'the control character U+0000'],
  ['line ends of old', 'position: {}\raction: []\rdefkon: 3', ':3:1 unknown key'],
  ['UTF-16 the other way round', Buffer.from('\uFEFFposition: {}', 'utf16le').swap16(), 'is not a text file'],
  ['half a character', Uint8Array.from([0x61, 0x3a, 0x20, 0xed, 0xa0, 0x80]), 'not UTF-8'],
  ['a tag', 'position: !!js/function "x"\naction: []', 'tags are not supported'],
  ['a tag for bytes', 'position: !!binary aGVsbG8=\naction: []', 'tags are not supported'],
  ['a merge key', 'position: {<<: {turn: 5}}\naction: []', 'merge keys are not supported'],
  ['an alias of itself', 'position: &a {turn: *a}\naction: []', 'nested more than 64 deep'],
  ['an alias of nothing', 'position: *a\naction: []', 'alias'],
  ['a deep block', Array.from({ length: 500 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'), 'indented by more than'],
  ['a list for a key', '? [position]\n: {}', 'a key must be plain text'],
  ['a constructor', 'position: {influence: {constructor: {us: 1}}}\naction: []', 'cannot be a key'],
  ['a method for a card', 'position: {discard: [toString]}\naction: []', 'unknown card "toString"'],
  ['a method for a kind', 'position: {}\naction: {kind: valueOf, player: US}', '"kind" cannot be "valueOf"'],
  ['a prototype in JSON', '{"position": {}, "action": [], "__proto__": {"x": 1}}', 'cannot be a key'],
  ['a key twice in JSON', '{"position": {"turn": 1, "turn": 2}, "action": []}', 'stands twice'],
  ['a number beyond all', 'position: {turn: 1e309}\naction: []', 'cannot be Infinity'],
  ['no number', 'position: {turn: .nan}\naction: []', 'cannot be NaN'],
  ['less than nothing', 'position: {turn: -0}\naction: []', '"turn" cannot be 0'],
  ['a number in hexadecimal', 'position: {turn: 0x10}\naction: []', '"turn" cannot be 16'],
  ['a number of 23 digits', `position: {turn: ${'9'.repeat(23)}}\naction: []`, '"turn" cannot be 1e+23'],
  ['a date for a number', 'position: {turn: 2001-12-14}\naction: []', 'cannot be "2001-12-14"'],
  ['a letter of another script', 'position: {influence: {Ir\u0430n: {us: 1}}}\naction: []', 'unknown country'],
  ['letters turned round', 'position: {influence: {"\u202enarI": {us: 1}}}\naction: []', 'unknown country'],
  ['a character nobody sees', 'position: {influence: {"Ir\u200ban": {us: 1}}}\naction: []', 'unknown country'],
  ['a very long key', `position: {${'x'.repeat(5000)}: 1}\naction: []`, 'unknown key'],
];
