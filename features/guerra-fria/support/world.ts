/** The case a scenario builds up, and the ruling on it. */
import { World } from '@cucumber/cucumber';
import { ruleCase } from '../../../src/games/guerra-fria/desk/case.ts';
import type { CaseAction } from '../../../src/games/guerra-fria/desk/format.ts';
import type { CaseRuling } from '../../../src/games/guerra-fria/desk/index.ts';
import { loadGuerraFria } from '../../../src/games/guerra-fria/program/data/load.ts';
import { guerraFria } from '../../../src/registry/guerra-fria.ts';

type Markers = Record<string, Record<string, number>>;

export class GuerraFriaWorld extends World {
  tags: readonly string[] = [];
  readonly position: { talk?: 'open' | 'silent'; attack: Markers; reserve: Record<string, number> } = {
    attack: {},
    reserve: {},
  };
  readonly action: CaseAction[] = [];
  #ruling: CaseRuling | undefined;

  /** The ruling, made when first asked for. */
  get ruling(): CaseRuling {
    this.#ruling ??= this.#rule();
    return this.#ruling;
  }

  #rule(): CaseRuling {
    const loaded = loadGuerraFria({ policies: this.#policies() });
    if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
    const result = ruleCase(guerraFria, loaded.rules, { position: this.position, action: this.action });
    if (!result.ok) throw new Error(result.problem.message.text);
    return result.ruling;
  }

  /** `@issue:null-alliance=names` */
  #policies(): Record<string, string> {
    const issues = this.tags.filter((tag) => tag.startsWith('@issue:')).map((tag) => tag.slice('@issue:'.length));
    return Object.fromEntries(issues.map((choice) => choice.split('=')));
  }
}
