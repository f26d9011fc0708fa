/** The conformance suite as the plugin hands it over. */
import type { CaseInput } from '../../src/cases/case.ts';

declare const suite: readonly CaseInput[];
export default suite;
