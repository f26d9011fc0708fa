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

declare module 'sax' {
  interface Attribute {
    readonly name: string;
    readonly local: string;
    readonly value: string;
  }
  interface Tag {
    readonly name: string;
    readonly local: string;
    readonly attributes: Readonly<Record<string, Attribute>>;
  }
  interface Parser {
    onerror: (error: Error) => void;
    onopentag: (tag: Tag) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    write(xml: string): Parser;
    close(): Parser;
  }
  const sax: { parser(strict: true, options: { readonly xmlns: true }): Parser };
  export default sax;
}
