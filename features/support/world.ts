/** The case a scenario builds up, and the rulings on it: one for each edition the scenario is tagged with. */
import { World } from '@cucumber/cucumber';
import type { CaseInput } from '../../src/cases/case.ts';
import { type CaseRuling, ruleCase } from '../../src/cases/rule.ts';
import { emptyScene, type Fields, type Scene } from '../../src/cases/scene.ts';
import { EDITIONS, type Edition, loadRuleset } from '../../src/data/index.ts';
import type { Side } from './parameters.ts';

/** A ruling and the edition it was made under. */
export interface EditionRuling {
  readonly edition: Edition;
  readonly ruling: CaseRuling;
}

export class CaseWorld extends World {
  tags: readonly string[] = [];
  /** What has been said so far: the sentences mean here what they mean to `arbiter rule`. */
  readonly scene: Scene = emptyScene();
  #rulings: readonly EditionRuling[] | undefined;

  /** The action under way. */
  get action(): Fields {
    const last = this.scene.actions.at(-1);
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
    const policies = { ...tagged, ...this.scene.policies };
    const loaded = loadRuleset('twilight-struggle', edition, { policies });
    if (!loaded.ok) throw new Error(`the rules of the ${edition} edition do not load`);
    const { position, actions: action } = this.scene;
    const kase = { position, action } as unknown as CaseInput;
    const result = ruleCase(loaded.rules, kase);
    if (!result.ok) throw new Error(result.problem.message.text);
    return result.ruling;
  }

  #editions(): readonly Edition[] {
    const tagged = this.scene.edition === undefined ? this.#tagged('edition') : [this.scene.edition];
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
