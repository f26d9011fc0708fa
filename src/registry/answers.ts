/** What the functions of the API are handed and answer for the games beside the first: types only. */
export type {
  GuerraFriaAnswers,
  GuerraFriaBeginning,
  GuerraFriaLegalJson,
  GuerraFriaReplayReport,
  GuerraFriaRulingJson,
  GuerraFriaSources,
  GuerraFriaState,
} from '../games/guerra-fria/program/ruling/json.ts';
