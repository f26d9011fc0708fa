/** The pages of the site that are made from the rules: one route for each clause, card, country and issue. */

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import type { Locale } from '../../../src/core/ruleset.ts';
import { loadAskingWords } from '../../../src/data/index.ts';
import { TARGET_LOCALES } from '../../../src/data/locales.ts';
import { chartCoverage } from '../../../src/proofs/chart/coverage.ts';
import { guerraFriaTools } from '../../../src/registry/tools.ts';
import { commonWords, type Searched } from '../../src/find/search.ts';
import {
  deckModel,
  guerraFriaCases,
  guerraFriaData,
  guerraFriaLibrary,
  guerraFriaModel,
} from '../../src/games/guerra-fria/rulebook.ts';
import type { ChartPageModel } from '../../src/models.ts';
import { dataFile } from '../../src/pages/data-file.ts';
import { answererWith, type Shown } from '../../src/run/answer.ts';
import { makeEngine, packEngine } from '../../src/run/engine.ts';
import { wordsOf } from '../../words/index.ts';
import { layPageData, type OwnPage, shortenPages } from '../pages.ts';
import { countryModels, mapModel } from './board.ts';
import { cardEntries, cardModels } from './cards.ts';
import { readCases } from './cases.ts';
import { feedOf, readChanges } from './changes.ts';
import { chartModels, statesByClause, stateTitles } from './charts.ts';
import { clauseModels, rulebookModel, sectionModels } from './clauses.ts';
import { type Content, readContent } from './content.ts';
import { editionsModel } from './editions.ts';
import { askingData, engineData, houseData, labelsOf } from './engine.ts';
import { findEntries, readQueryWords, spokenLanguages } from './find.ts';
import { issueEntry, issueModels } from './issues.ts';
import { type Library, makeLibrary, slugOf } from './library.ts';
import { outputsFile } from './outputs.ts';
import { previewsOf } from './previews.ts';
import { shownIn } from './shown.ts';
import { conformanceModel, featureModels } from './state.ts';
import { precedents, suiteSections } from './suite.ts';
import { canonLanguage, canonShared } from './translations.ts';

/** Files of house rules, under which a group may build a site of its own. */
const { HOUSE_RULES, HOUSE_RULES_GUERRA_FRIA } = process.env;

const rulebook: PluginModule = (context: LoadContext): Plugin => {
  const root = path.resolve(context.siteDir, '..');
  const locale = context.i18n.currentLocale as Locale;
  const generated = path.join(context.generatedFilesDir, 'rulebook/default');
  const pages: OwnPage[] = [];
  let downloads: ReturnType<typeof written> | undefined;
  return {
    name: 'rulebook',
    getPathsToWatch: () =>
      ['rules/**/*.yaml', 'features/**/*.feature', 'website/data/*.yaml'].map((glob) => path.join(root, glob)),
    loadContent: () => {
      if (locale === 'en') downloads = written(root);
      return readContent(root, { twilightStruggle: HOUSE_RULES, guerraFria: HOUSE_RULES_GUERRA_FRIA });
    },
    contentLoaded: async ({ content, actions }) => {
      const { addRoute, setGlobalData } = actions;
      /** Writes data and names its file as any machine may: where it lies on this one is nobody's business. */
      const createData = async (name: string, value: object | string): Promise<string> =>
        aliasedSitePath(await actions.createData(name, value), context.siteDir);
      pages.length = 0;
      const library = makeLibrary(content as Content, locale, wordsOf(locale));
      setGlobalData({ slugs: library.clauses.map(({ id }) => slugOf(id)).join(' ') });
      // One file for each use, so that a page loads the words of its own parts alone.
      const uses = Object.entries(wordsOf(locale));
      for (const [use, texts] of uses) await createData(`words-${use}.json`, JSON.stringify(texts));
      await createData(
        'words.js',
        uses.map(([use]) => `export { default as ${use} } from './words-${use}.json';`).join('\n'),
      );
      /** A page whose component stands in `src/routes`, or in the folder of a game, and whose data arrives as its props. */
      const page = async (
        address: string,
        component: string,
        data: Readonly<Record<string, unknown>>,
      ): Promise<void> => {
        const modules: Record<string, string> = {};
        for (const [name, value] of Object.entries(data))
          modules[name] =
            typeof value === 'string' ? value : await createData(dataFile(address, name), value as object);
        pages.push({ address, own: Object.keys(data).filter((name) => typeof data[name] !== 'string') });
        addRoute({
          path: `${context.baseUrl}${address}`,
          exact: true,
          component: `@site/src/${component.startsWith('games/') ? component : `routes/${component}`}.tsx`,
          modules,
        });
      };
      const each = async <T>(models: Iterable<T>, add: (model: T) => Promise<void>): Promise<void> => {
        for (const model of models) await add(model);
      };
      const shared = (name: string, value: object): Promise<string> => createData(`shared-${name}.json`, value);

      const states = statesByClause(library);
      const suite = suiteSections(library);
      const map = await shared('map', mapModel(library));
      const cards = await shared('cards', cardEntries(library) as object);
      const issues = issueModels(library);
      await page('', 'HomePage', { map, counts: countsOf(library), first: firstAnswer(library) });
      await page('rulebook', 'RulebookPage', { rulebook: rulebookModel(library) });
      await page('rulebook/editions', 'EditionsPage', { editions: editionsModel(library, cardEntries(library)) });
      await each(sectionModels(library), (section) => page(`rulebook/${section.id}`, 'SectionPage', { section }));
      await each(clauseModels(library, states, suite, shownIn(library, suite)), (clause) =>
        page(`rulebook/${clause.slug}`, 'ClausePage', { clause }),
      );
      await page('cards', 'CardsPage', { cards });
      await each(cardModels(library, suite), (card) => page(`cards/${card.id}`, 'CardPage', { card }));
      await page('board', 'BoardPage', { map });
      await each(countryModels(library), (country) => page(`board/${country.id}`, 'CountryPage', { country, map }));
      const referee = engineData(library);
      const engine = await shared('engine', packEngine(referee));
      // Fetched after the page stands: a case may use the names of any language.
      await createData('engine-names.json', referee.extraNames);
      await createData('house.json', houseData(library));
      await createData('house-guerra-fria.json', houseData(library, 'guerra-fria'));
      await shared('asking', askingData(library));
      // Fetched when a question is like a case of the suite.
      await createData('precedents.json', precedents(library));
      const titles = await shared('titles', stateTitles(library, 'twilight-struggle'));
      const charts = await chartModels(library, 'twilight-struggle');
      const drawings = Object.fromEntries(charts.map(({ drawing }) => [drawing.path, drawing]));
      for (const chart of charts) await page(addressOf('charts', chart), 'ChartPage', { chart, titles, map });
      // Fetched when a chart is run, which leads from one to another.
      await createData('charts.json', byPath(charts));
      // Fetched when somebody asks which games reach what.
      await createData('chart-coverage.json', chartCoverage());
      const titlesOfOther = await shared('guerra-fria-titles', stateTitles(library, 'guerra-fria'));
      const otherEngine = await shared('guerra-fria', guerraFriaData(library));
      const labels = await shared('labels', labelsOf(library));
      const otherCharts = await chartModels(library, 'guerra-fria');
      await createData('guerra-fria-charts.json', byPath(otherCharts));
      await createData('guerra-fria-chart-coverage.json', guerraFriaTools.coverage(library.content.guerraFria.rules));
      for (const chart of otherCharts)
        await page(addressOf('charts/guerra-fria', chart), 'games/guerra-fria/ChartPage', {
          chart,
          titles: titlesOfOther,
        });
      await page('desk', 'DeskPage', { map, engine, cases: readCases(root, 'cases') });
      await page('embed', 'EmbedPage', { map, engine });
      await createData('suite.json', readCases(root, 'suite') as object);
      await page('replay', 'ReplayPage', { map, charts: drawings });
      // A guide that is not translated is the English one.
      const { en, [locale]: own } = library.content.outputs;
      for (const [guide, printed] of Object.entries({ ...en, ...own })) await createData(outputsFile(guide), printed);
      await createData(
        'engines.json',
        JSON.parse(readFileSync(path.join(root, 'website/static/engines.json'), 'utf8')),
      );
      await page('conformance', 'ConformancePage', { conformance: conformanceModel(library, states, suite) });
      await page('conformance/scenarios', 'ScenariosPage', { features: featureModels(library) });
      await each(suite, (section) => page(`conformance/${section.id}`, 'SuitePage', { section }));
      await page('translations', 'TranslationsPage', { translations: library.content.coverage });
      // Not part of the page: the cross-check fetches them when a document is opened.
      await createData('canon-shared.json', canonShared(library));
      for (const target of TARGET_LOCALES)
        await createData(`canon-${target}.json`, canonLanguage(library.content, target));
      const canons = TARGET_LOCALES.map((target) => `'${target}': () => import('./canon-${target}.json')`);
      await createData('canons.js', `export default {${canons.join(', ')}};`);
      await page('crosscheck', 'CrosscheckPage', {
        example: readExample(root),
        languages: { locales: TARGET_LOCALES },
      });
      const other = guerraFriaLibrary(content as Content, locale, wordsOf(locale));
      const otherSuite = suiteSections(other);
      const otherIssues = issueModels(other);
      const game = await shared('guerra-fria-game', { game: other.game });
      await page('guerra-fria', 'games/guerra-fria/RulesPage', { game: guerraFriaModel(other) });
      for (const clause of clauseModels(other, statesByClause(other), otherSuite, shownIn(other, otherSuite)))
        await page(`guerra-fria/rulebook/${clause.slug}`, 'ClausePage', { clause });
      const deck = deckModel(other);
      await page('guerra-fria/cards', 'games/guerra-fria/CardsPage', { deck });
      for (const section of otherSuite) await page('guerra-fria/cases', 'SuitePage', { section });
      await page('guerra-fria/issues', 'IssuesPage', { issues: otherIssues.map(issueEntry), other: game });
      for (const issue of otherIssues) await page(`guerra-fria/issues/${issue.id}`, 'IssuePage', { issue });
      await page('guerra-fria/replay', 'games/guerra-fria/ReplayPage', {});
      await page('guerra-fria/embed', 'games/guerra-fria/EmbedPage', { engine: otherEngine, labels });
      await page('guerra-fria/desk', 'games/guerra-fria/DeskPage', {
        engine: otherEngine,
        labels,
        cases: guerraFriaCases(root),
      });
      // Fetched when somebody begins to look for something, or points at a link.
      const entries = findEntries(library, suite, root, { library: other, suite: otherSuite, deck });
      await createData('previews.json', previewsOf(library, entries));
      const words = { words: readQueryWords(root), fillers: loadAskingWords(locale)?.fillers ?? [] };
      const searched: Searched = { entries, ...words, spoken: spokenLanguages(), common: commonWords(entries) };
      await createData('find.json', searched);
      await createData('find-cards.json', { ...searched, entries: entries.filter(({ kind }) => kind === 'card') });
      await page('search', 'SearchPage', {});
      await page('changes', 'ChangesPage', { changes: readChanges(root) });
      await page('issues', 'IssuesPage', { issues: issues.map(issueEntry) });
      await each(issues, (issue) => page(`issues/${issue.id}`, 'IssuePage', { issue }));
    },
    postBuild: async ({ outDir }) => {
      layPageData({ generated: context.generatedFilesDir, data: generated, outDir }, context.baseUrl, pages);
      const { sections } = (await readContent(root)).suite;
      writeFileSync(path.join(outDir, 'suite.json'), JSON.stringify(sections.flatMap(({ cases }) => cases)));
      if (locale === 'en') {
        for (const [name, file] of Object.entries(await downloads!)) cpSync(file, path.join(outDir, name));
        writeFileSync(path.join(outDir, 'changes.atom'), feedOf(readChanges(root), context.siteConfig));
      }
    },
    getClientModules: () =>
      ['quiet', 'keep-hash', 'preview'].map((name) => path.join(context.siteDir, `src/${name}.ts`)),
    configureWebpack: ({ mode }, isServer) => ({
      // Before what Docusaurus says of the same names, for the first that fits is taken.
      mergeStrategy: { 'resolve.alias': 'prepend' },
      // Every page's script knows the names of all parts: one hash for all of them instead of one each weighs a tenth.
      ...(!isServer && {
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { referee: REFEREE } } },
      }),
      module: {
        rules: [
          { test: path.join(generated, 'words.js'), sideEffects: false },
          {
            test: /@docusaurus[\\/]utils-common[\\/]/,
            resolve: { alias: { tslib: path.join(context.siteDir, 'plugins/import-default.cjs') } },
          },
        ],
      },
      resolve: {
        alias: {
          ...(!isServer &&
            mode === 'production' &&
            shortenPages(context.generatedFilesDir, generated, context.baseUrl, pages)),
          '@words': path.join(generated, 'words.js'),
          '@suite': path.join(generated, 'suite.json'),
          // Colours for code, which this site does not use, would weigh on every page.
          [resolved('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          [resolved('@docusaurus/theme-classic/lib/nprogress')]: path.join(context.siteDir, 'src/loading.ts'),
        },
      },
    }),
  };
};

const { resolve: resolved } = createRequire(import.meta.url);

/** The referee and its data, which desk, questions, replay and charts have in common: fetched once, not with each of them. */
const REFEREE = {
  test: /[\\/](?:src[\\/](?!components)|machines[\\/])|[\\/]shared-[\w-]+\.json$/,
  chunks: 'async',
  minChunks: 2,
  minSize: 20_000,
  priority: 30,
  reuseExistingChunk: true,
} as const;

/** The ruling on the first example of the front page, so that it stands there without a script. */
function firstAnswer(library: Library): Shown {
  const [question = ''] = wordsOf(library.locale).ask.examples;
  const answer = answererWith(makeEngine(engineData(library)), askingData(library))(question);
  if (!answer.ok) throw new Error(`the first question of the front page is not understood: ${question}`);
  return answer.shown;
}

/**
 * What other engines are measured with, the same for every language: the suite fact by fact, and random games whole. Begun first and
 * fetched last, as it takes as long as all the rest.
 */
async function written(root: string): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'downloads-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const files = { 'atomic.json': path.join(folder, 'a.json'), 'corpus.jsonl.gz': path.join(folder, 'c.jsonl.gz') };
  const arbiter = (...argv: string[]) =>
    promisify(execFile)(process.execPath, [path.join(root, 'src/cli/arbiter.cjs'), ...argv], { cwd: root });
  await Promise.all([
    arbiter('suite', 'features/suite', '--atomic', files['atomic.json']),
    arbiter('fuzz', '--games', '100', '--seed', '1', '--record-all', files['corpus.jsonl.gz']),
  ]);
  return files;
}

/** A page of a rulebook with mistakes on purpose, to try the cross-check with. */
const readExample = (root: string): object => ({
  name: 'ejemplo.md',
  source: readFileSync(path.join(root, 'src/crosscheck/fixtures/es.md'), 'utf8'),
});

const byPath = (charts: readonly ChartPageModel[]): Readonly<Record<string, ChartPageModel>> =>
  Object.fromEntries(charts.map((chart) => [chart.drawing.path, chart]));

const addressOf = (base: string, { drawing: { path: state } }: ChartPageModel): string =>
  state === '' ? base : `${base}/${state}`;

/** How much there is of everything. */
function countsOf({ content, clauses, cards, locale }: Library): Readonly<Record<string, number>> {
  return {
    clauses: clauses.length,
    cards: cards.length,
    countries: content.rules.deluxe.countries.length,
    disputes: content.sources.issues.length,
    scenarios: content.features[locale]!.reduce((sum, feature) => sum + feature.scenarios.length, 0),
  };
}

export default rulebook;
