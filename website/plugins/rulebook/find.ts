/** What the search of a language finds: clauses, cards, countries, questions, guides, examples, cases and charts. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { parse } from 'yaml';
import type { Locale } from '../../../src/core/ruleset.ts';
import { plain } from '../../../src/core/spelling.ts';
import { loadAskingWords } from '../../../src/data/index.ts';
import { LOCALES } from '../../../src/data/locales.ts';
import type { Entry } from '../../src/find/entry.ts';
import { cardFacts } from '../../src/find/facts.ts';
import type { QueryWords } from '../../src/find/query.ts';
import type { SpokenLanguages } from '../../src/find/spoken.ts';
import type { CardEntry, ClauseEntry, DeckCard, GameName, SuiteSection } from '../../src/models.ts';
import { PLACES } from '../../src/places.ts';
import { countryModels } from './board.ts';
import { cardModels } from './cards.ts';
import { gamesOf, pageOf } from './charts.ts';
import { clauseModels, sectionModels } from './clauses.ts';
import { everyName } from './engine.ts';
import { issueModels } from './issues.ts';
import type { Library } from './library.ts';
import { featureModels } from './state.ts';

/** Everything that can be found, in the order of the kinds. */
export function findEntries(
  library: Library,
  suite: readonly SuiteSection[],
  root: string,
  other: OtherGame,
): readonly Entry[] {
  return [
    ...clauses(library, suite),
    ...cards(library, suite),
    ...countries(library),
    ...issues(library),
    ...guides(library, root),
    ...guerraFria(other),
    ...examples(library),
    ...suite.flatMap(({ id, cases }) =>
      cases.map(
        (each): Entry => ({
          kind: 'case',
          to: `/conformance/${id}#${each.id}`,
          title: each.title,
          number: each.id,
          facts: { in: 'case' },
        }),
      ),
    ),
    ...states(library),
  ];
}

/** The words of queries; every value that a field can have is named. */
export function readQueryWords(root: string): QueryWords {
  return parse(readFileSync(path.join(root, 'website/data/query-words.yaml'), 'utf8')) as QueryWords;
}

/** What the languages are called in all of them, and the words for a rulebook: "the Spanish book". */
export function spokenLanguages(): SpokenLanguages {
  const all = LOCALES.flatMap((locale) => loadAskingWords(locale) ?? []);
  const calledIn = (code: Locale): readonly string[] =>
    all.flatMap(({ languages = {} }) => (languages[code] ?? '').split('|').map((word) => word.trim()));
  return {
    languages: Object.fromEntries(LOCALES.map((code) => [code, calledIn(code).filter((word) => word !== '')])),
    books: all.flatMap(({ books = [] }) => books),
  };
}

function clauses(library: Library, suite: readonly SuiteSection[]): readonly Entry[] {
  const { content, locale } = library;
  const words = (id: string): readonly string[] => content.searchWords[id] ?? [];
  const definitions = library.clauses.filter(({ kind }) => kind === 'definition');
  /** The clause that somebody looks for by a term: the first definition that begins with it, or speaks of it. */
  const definedAt = new Map(
    [...new Set(definitions.flatMap(({ terms = [] }) => terms))].map((term) => {
      const first = definitions.find(({ terms }) => terms?.[0] === term);
      return [term, (first ?? definitions.find(({ terms }) => terms?.includes(term)))?.id] as const;
    }),
  );
  const headings = sectionModels(library).map(({ title }) => title);
  /** What a clause defines, in every language, where no heading bears its name. */
  const defined = (id: string): readonly string[] =>
    [...definedAt].flatMap(([term, at]) => {
      const called = LOCALES.flatMap((each) => content.texts[each]?.names.terms[term]?.form ?? []);
      return at === id && !called.some((name) => headings.some((heading) => speaksOf(heading, name))) ? called : [];
    });
  const sentences = (id: string): Readonly<Record<Locale, string>> =>
    Object.fromEntries(
      LOCALES.filter((other) => other !== locale).map((other) => [other, library.summaryIn(other, id)]),
    );
  const facts = (clause: ClauseEntry, touches: readonly string[]): Entry['facts'] => ({
    in: 'clause',
    clause: [clause.id],
    kind: clause.kind,
    touches,
    is: [...(clause.disputed ? ['disputed'] : []), ...(clause.differs ? ['differs'] : [])],
  });
  const sections = sectionModels(library).map(
    ({ id, title }): Entry => ({
      kind: 'clause',
      to: `/rulebook/${id}`,
      title,
      number: id,
      names: [...words(id), `${id}.0`],
      facts: { in: 'clause', clause: [id], kind: 'section' },
    }),
  );
  const own = clauseModels(library, new Map(), suite).map((clause): Entry => {
    const { id, slug, heading, summary } = clause;
    return {
      kind: 'clause',
      to: `/rulebook/${slug}`,
      number: id,
      title: heading ? summary : '',
      ...(!heading && { text: summary }),
      names: [...words(id), ...defined(id), ...writings(id)],
      ...(!heading && { sentences: sentences(id) }),
      other: clause.terms.join(' '),
      facts: facts(clause, [
        ...clause.cards.map((card) => card.id),
        ...[...clause.exceptions, ...clause.see].flatMap((rule) =>
          'card' in rule ? [rule.card.id] : [rule.clause.id],
        ),
      ]),
    };
  });
  return [...sections, ...own];
}

/** The name stands in the heading, whatever its ending. */
const speaksOf = (heading: string, name: string): boolean =>
  plain(heading).includes(plain(name).slice(0, Math.max(4, name.length - 2)));

/** `4.5C` and `4.5c` for `4.5.C`: how people write the number of a clause. */
const writings = (id: string): readonly string[] =>
  /\.[A-I](\.|$)/.test(id) ? [id.replace(/\.([A-I])(?=\.|$)/, '$1')] : [];

function cards(library: Library, suite: readonly SuiteSection[]): readonly Entry[] {
  const { cards: named } = everyName(library.content);
  return cardModels(library, suite).map(
    (card): Entry => ({
      kind: 'card',
      to: `/cards/${card.id}`,
      title: card.title,
      number: String(card.number),
      text: card.text.join(' '),
      names: [
        ...(named[card.id] ?? []).filter((name) => name !== card.title),

        `${library.words.find.card} ${card.number}`,
      ],
      facts: {
        in: 'card',
        ...cardFacts(card as CardEntry),
        touches: [card.related, card.clauses, card.countries].flatMap((list) => list.map(({ id }) => id)),
      },
    }),
  );
}

function countries(library: Library): readonly Entry[] {
  const { countries: named } = everyName(library.content);
  return countryModels(library).map(
    (country): Entry => ({
      kind: 'country',
      to: `/board/${country.id}`,
      title: country.name,
      text: [country.regionName, ...country.subregionNames].join(', '),
      names: (named[country.id] ?? []).filter((name) => name !== country.name),
      facts: {
        in: 'country',
        // Regions by their names in every language.
        region: [country.region, ...country.subregions].flatMap((id) => [
          id,
          ...LOCALES.flatMap((locale) => library.content.texts[locale]!.names.regions[id]?.name ?? []),
        ]),
        stability: country.stability,
        touches: [country.cards, country.clauses, country.neighbours].flatMap((list) => list.map(({ id }) => id)),
        is: country.battleground ? ['battleground'] : [],
      },
    }),
  );
}

const issues = (library: Library): readonly Entry[] =>
  issueModels(library).map(
    (issue): Entry => ({
      kind: 'issue',
      to: `/issues/${issue.id}`,
      title: issue.question,
      number: String(issue.number),
      text: issue.options.map(({ text }) => text).join(' '),
      names: [
        ...(library.content.searchWords[`issue:${issue.id}`] ?? []),
        ...issue.cards.map(({ title }) => title),
        issue.id,
      ],
      other: LOCALES.map((locale) => library.content.texts[locale]!.issues[issue.id]?.question ?? '').join(' '),
      facts: { in: 'issue', touches: [...issue.clauses, ...issue.cards].map(({ id }) => id), is: ['disputed'] },
    }),
  );

/** The guides by their headings. */
function guides({ locale }: Library, root: string): readonly Entry[] {
  const source = path.join(root, 'website/docs');
  const translated = path.join(root, `website/i18n/${locale}/docusaurus-plugin-content-docs/current`);
  return readdirSync(source)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const own = path.join(translated, name);
      const file = existsSync(own) ? own : path.join(source, name);
      const page = name === 'index.md' ? '/docs' : `/docs/${name.slice(0, -'.md'.length)}`;
      return guideEntries(readFileSync(file, 'utf8'), page);
    });
}

function guideEntries(markdown: string, page: string): readonly Entry[] {
  const slugger = createSlugger();
  const prose = markdown.replace(/^---\n.{0,2000}?\n---\n/s, '').replace(/^```.*?^```/gms, '');
  const parts = prose.split(/^(?=#{1,3} )/m);
  return parts.flatMap((part): Entry[] => {
    const [line = '', ...rest] = part.split('\n');
    const heading = /^(#{1,3}) (.{1,200})$/.exec(line);
    if (!heading) return [];
    const { text, id } = parseMarkdownHeadingId(heading[2] ?? '');
    const title = plainMarkdown(text);
    const anchor = heading[1] === '#' ? '' : `#${id ?? slugger.slug(title)}`;
    return [
      { kind: 'guide', to: `${page}${anchor}`, title, text: plainMarkdown(rest.join(' ')), facts: { in: 'guide' } },
    ];
  });
}

const plainMarkdown = (text: string): string =>
  text
    .replace(/\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
    .replace(/[*`|]|<[^>]{0,200}>/g, '')
    .split(/\s+/)
    .join(' ')
    .trim();

/** What the pages of the other game hold. */
function guerraFria({ library, suite, deck }: OtherGame): readonly Entry[] {
  const { locale, words } = library;
  const { texts } = library.content.guerraFria;
  const name = words.charts.gameNames['guerra-fria'];
  const inOthers = (of: (each: Locale) => string): string =>
    LOCALES.filter((each) => each !== locale)
      .map(of)
      .join(' ');
  const defined = new Set(library.clauses.flatMap(({ kind, terms = [] }) => (kind === 'definition' ? terms : [])));
  return [
    ...library.clauses.map(({ id, kind, terms = [] }): Entry => {
      // Whoever looks for a term looks for what defines it.
      const own = terms.filter((term) => kind === 'definition' || !defined.has(term));
      const { slug = id, summary = '' } = library.clause(id) ?? {};
      return {
        kind: 'game',
        to: PLACES['guerra-fria'].clause(slug),
        title: '',
        number: id,
        text: summary,
        names: [
          `${name} ${id}`,
          ...own.flatMap((term) => LOCALES.flatMap((each) => texts[each]?.terms[term]?.form ?? [])),
        ],
        other: inOthers((each) => library.summaryIn(each, id)),
        facts: { in: 'game', kind },
      };
    }),
    ...deck.map(
      (card): Entry => ({
        kind: 'game',
        to: PLACES['guerra-fria'].card(card.id),
        title: `${card.name} (${name})`,
        text: card.clauses[0]?.summary ?? '',
        names: card.names.map((each) => each.name),
        facts: { in: 'game' },
      }),
    ),
    ...issueModels(library).map(
      ({ id, number, question, options }): Entry => ({
        kind: 'game',
        to: PLACES['guerra-fria'].issue(id),
        title: question,
        number: String(number),
        text: options.map(({ text }) => text).join(' '),
        names: [id],
        other: inOthers((each) => texts[each]?.issues[id]?.question ?? ''),
        facts: { in: 'game', is: ['disputed'] },
      }),
    ),
    ...suite.flatMap(({ id, cases }) =>
      cases.map(
        (each): Entry => ({
          kind: 'case',
          to: `${PLACES['guerra-fria'].suite(id)}#${each.id}`,
          title: each.title,
          number: each.id,
          facts: { in: 'case' },
        }),
      ),
    ),
    ...(
      [
        ['desk', words.guerraFria.desk, words.guerraFria.deskLead],
        ['replay', `${name}: ${words.replay.title}`, words.guerraFria.replayLead],
      ] as const
    ).map(
      ([page, title, text]): Entry => ({
        kind: 'game',
        to: PLACES['guerra-fria'][page],
        title,
        text,
        facts: { in: 'game' },
      }),
    ),
  ];
}

/** A game beside the first, as the search sees it. */
interface OtherGame {
  readonly library: Library;
  readonly suite: readonly SuiteSection[];
  readonly deck: readonly DeckCard[];
}

const examples = (library: Library): readonly Entry[] =>
  featureModels(library).flatMap(({ id, name, scenarios }) => {
    const [first] = scenarios;
    return first === undefined
      ? []
      : [
          {
            kind: 'scenario' as const,
            to: `/conformance/scenarios#${id}`,
            title: name,
            text: scenarios.map(({ scenario }) => scenario.name).join('; '),
            facts: { in: 'scenario', touches: scenarios.flatMap((each) => each.clauses.map((clause) => clause.id)) },
          },
        ];
  });

/** The charts of both games: each chart, and each state that lies on one. */
function states(library: Library): readonly Entry[] {
  const games = gamesOf(library);
  return (Object.keys(games) as GameName[]).flatMap((name) => {
    const { chart, texts } = games[name];
    const base = name === 'twilight-struggle' ? '/charts/' : '/charts/guerra-fria/';
    const seen = new Set<string>();
    return chart.nodes.flatMap((node): Entry[] => {
      const title = texts.title(node.path);
      const page = pageOf(node).split('#')[0] ?? '';
      // States of the same name on one page are one thing to whoever looks for them.
      const key = `${page} ${title}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [
        {
          kind: 'chart',
          to: `${base}${page}`.replace(/\/$/, ''),
          title,
          ...(node.clause !== undefined && { text: node.clause }),
          names: node.path === '' ? [] : [node.path],
          facts: { in: 'chart', ...(node.clause !== undefined && { clause: [node.clause] }) },
        },
      ];
    });
  });
}
