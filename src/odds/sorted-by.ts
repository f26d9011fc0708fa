/** By what acts are sorted: the chance of control, victory points, or influence gained, of whoever acts. */
export const SORTED_BY = ['control', 'vp', 'influence'] as const;
export type SortedBy = (typeof SORTED_BY)[number];
