/** The case a scenario builds up, and the rulings on it: one for each edition the scenario is tagged with. */
import { World } from '@cucumber/cucumber';
import type { CaseInput } from '../../src/cases/case.ts';
import { type CaseRuling, ruleCase } from '../../src/cases/rule.ts';
import { EDITIONS, type Edition, loadRuleset } from '../../src/data/index.ts';
import type { Side } from './parameters.ts';

/** A part of a case in the format of the case files: see `cases/README.md`. */
export type Fields = Record<string, unknown>;

/** A ruling and the edition it was made under. */
export interface EditionRuling {
  readonly edition: Edition;
  readonly ruling: CaseRuling;
}

export class CaseWorld extends World {
  tags: readonly string[] = [];
  readonly position: Fields = { base: 'empty', turn: 5 };
  readonly actions: Fields[] = [];
  /** The edition and the readings that sentences name; tags name them as well. */
  edition: string | undefined;
  readonly policies: Record<string, string> = {};
  /** Where the Operations of the last play are written down: the play itself, or the event that grants them. */
  operations: Fields = {};
  /** What events are spoken of: the play, or the headline of one side. */
  speaker: Fields = {};
  #rulings: readonly EditionRuling[] | undefined;

  /** The action under way. */
  get action(): Fields {
    const last = this.actions.at(-1);
    if (!last) throw new Error('nothing has been played yet');
    return last;
  }

  /** The rulings, made when first asked for. */
  get rulings(): readonly EditionRuling[] {
    this.#rulings ??= this.#editions().map((edition) => ({ edition, ruling: this.#rule(edition) }));
    return this.#rulings;
  }

  #rule(edition: Edition): CaseRuling {
    const tagged = Object.fromEntries(this.#tagged('issue').map((choice) => choice.split('=')));
    const policies = { ...tagged, ...this.policies };
    const loaded = loadRuleset('twilight-struggle', edition, { policies });
    if (!loaded.ok) throw new Error(`the rules of the ${edition} edition do not load`);
    const kase = { position: this.position, action: this.actions } as unknown as CaseInput;
    const result = ruleCase(loaded.rules, kase);
    if (!result.ok) throw new Error(result.problem.message.text);
    return result.ruling;
  }

  #editions(): readonly Edition[] {
    const tagged = this.edition === undefined ? this.#tagged('edition') : [this.edition];
    const known = EDITIONS.filter((edition) => tagged.includes(edition));
    if (known.length === 0 || known.length < tagged.length) throw new Error(`tag with @edition: one of ${EDITIONS}`);
    return known;
  }

  #tagged(kind: 'edition' | 'issue'): readonly string[] {
    const prefix = `@${kind}:`;
    return this.tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
  }
}

/** A side as the case format names players. */
export function player(side: Side): 'US' | 'USSR' {
  return side === 'us' ? 'US' : 'USSR';
}
