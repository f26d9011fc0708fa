/** The parts we use of two libraries that come without types. */
declare module 'gettext-parser' {
  interface Message {
    msgctxt?: string;
    msgid: string;
    /** Absent where the text stops before it. */
    msgstr?: string[];
    comments?: { translator?: string; extracted?: string; reference?: string; flag?: string; previous?: string };
  }
  interface Catalogue {
    charset: string;
    /** Absent where the text has none. */
    headers?: Record<string, string>;
    translations: Record<string, Record<string, Message>>;
  }
  export const po: {
    parse(input: string | Uint8Array): Catalogue;
    compile(catalogue: Catalogue, options?: { foldLength?: number }): Uint8Array;
  };
}

declare module 'xliff' {
  interface Entry {
    source: string;
    target?: string;
    note?: string;
  }
  interface Xliff {
    resources: Record<string, Record<string, Entry>>;
    sourceLanguage: string;
    targetLanguage: string;
  }
  const xliff: {
    js2xliff(data: Xliff): Promise<string>;
    xliff2js(text: string): Promise<Xliff>;
  };
  export default xliff;
}
