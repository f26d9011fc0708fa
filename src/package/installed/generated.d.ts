/** Modules that are written while the package is built; see `../bundle.ts`. */

/** The schemas of a game by their names, compiled. */
declare module 'validators:*' {
  export const VALIDATORS: Readonly<Record<string, import('../../data/schema-check.ts').Validator>>;
}

/** The parts of the rules, loaded when they are needed. */
declare module 'parts:all' {
  export const MODULES: Readonly<
    Record<import('../../data/modules.ts').Part, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>
  >;
}
