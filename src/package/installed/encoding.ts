/** Character sets for gettext-parser: what we read and write is UTF-8, so that the tables of all the others stay at home. */
export default { convert: (text: string): Uint8Array => Buffer.from(text, 'utf8') };
