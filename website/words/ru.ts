import en, { type Words } from './en.ts';

const words: Words = en;
export default words;
