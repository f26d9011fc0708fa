/** Texts in the ways into the package for one game and one language: JSON, without a reader of YAML. Takes the place of `src/data/read.ts`. */
export { readJson as readYaml } from '../../data/read-json.ts';
export {
  diagnosticAt,
  type ReadFailure,
  type ReadOptions,
  type ReadResult,
  type ReadSuccess,
} from '../../data/source.ts';
