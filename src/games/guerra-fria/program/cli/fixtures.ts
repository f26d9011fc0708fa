/** Cases of *Guerra fría* for tests. */

export const GAME = ['--game', 'guerra-fria'] as const;

const POSITION =
  'position: {attack: {south: {west: 10, east: 10}, west: {south: 8, north: 8, east: 12}, north: {west: 10, east: 10}, east: {south: 7, north: 7, west: 12}}}';

/** South and North attack, West and East answer in vain. */
export const ATTACK = `
${POSITION}
action: [{kind: round, selections: {south: A north, west: +4 south 2 north 2, north: A south, east: +4 south 2 north 2}}]
`;

/** The same with a null selection of East. */
export const EXAMPLE = `
${POSITION}
action: [{kind: round, selections: {south: A north, west: +4 south 2 north 2, north: A south, east: +4 south 9}}]
`;

/** Nobody can say whether West may speak. */
export const TALK = 'action: [{kind: talk, player: west, way: aloud}]';
