import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { LOCALES } from '../src/data/locales.ts';
import { leadOf } from './plugins/lead.ts';
import offline from './plugins/offline.ts';
import rulebook from './plugins/rulebook/index.ts';
import { withParts } from './plugins/rulebook/outputs.ts';
import { wordsOf } from './words/index.ts';

/** Docusaurus evaluates this file once for every language. */
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en';
const words = wordsOf(locale);

const navigation: ThemeConfig['navbar']['items'] = [
  { to: '/rulebook', label: words.nav.rulebook },
  { to: '/cards', label: words.nav.cards },
  { to: '/board', label: words.nav.board },
  { to: '/charts', label: words.nav.charts },
  { to: '/desk', label: words.nav.desk },
  { to: '/replay', label: words.nav.replay },
  {
    type: 'dropdown',
    label: words.nav.more,
    items: [
      { to: '/issues', label: words.nav.issues },
      { to: '/conformance', label: words.nav.conformance },
      { to: '/translations', label: words.nav.translations },
      { to: '/crosscheck', label: words.nav.crosscheck },
      { to: '/guerra-fria', label: 'Guerra fría' },
      { to: '/docs', label: words.nav.docs },
    ],
  },
  { type: 'localeDropdown', position: 'right' },
];

const config: Config = {
  title: 'Cold War Arbiter',
  tagline: words.home.tagline,
  favicon: 'favicon.svg',
  // Only links for search engines and social networks need the host; pages themselves link without it.
  url: process.env.SITE_URL ?? 'https://cold-war-arbiter.example',
  baseUrl: process.env.SITE_BASE ?? '/cold-war-arbiter/',
  // A folder with an index for each page: works on any web server that serves files.
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    preprocessor: ({ filePath, fileContent }) => withParts(filePath, fileContent),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter: async (file) => {
      const { frontMatter, content } = await file.defaultParseFrontMatter(file);
      return { frontMatter: { description: leadOf(content), ...frontMatter }, content };
    },
  },
  // No page says when it was last changed, for which the whole history would be read.
  future: { v4: true, faster: true, experimental_vcs: false },
  i18n: { defaultLocale: 'en', locales: [...LOCALES] },
  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'manifest', href: `${process.env.SITE_BASE ?? '/cold-war-arbiter/'}manifest.json` },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: words.changes.title,
        href: `${process.env.SITE_BASE ?? '/cold-war-arbiter/'}changes.atom`,
      },
    },
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#1b5470' } },
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/site.css' }]],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { path: 'docs', routeBasePath: 'docs', sidebarPath: './sidebars.ts', breadcrumbs: false },
    ],
    '@docusaurus/plugin-sitemap',
    rulebook,
    offline,
  ],
  themeConfig: {
    // What a link to a page shows elsewhere, if the page has no picture of its own kind: a ruling of the desk.
    image: 'pictures/desk.png',
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Cold War Arbiter',
      hideOnScroll: false,
      logo: { src: 'mark.svg', alt: '', width: 26, height: 26 },
      items: navigation,
    },
    footer: {
      links: [
        { label: words.nav.rulebook, to: '/rulebook' },
        { label: words.nav.cards, to: '/cards' },
        { label: words.nav.board, to: '/board' },
        { label: words.nav.charts, to: '/charts' },
        { label: words.nav.desk, to: '/desk' },
        { label: words.nav.replay, to: '/replay' },
        { label: words.nav.issues, to: '/issues' },
        { label: words.nav.conformance, to: '/conformance' },
        { label: words.nav.translations, to: '/translations' },
        { label: words.nav.crosscheck, to: '/crosscheck' },
        { label: 'Guerra fría', to: '/guerra-fria' },
        { label: words.nav.docs, to: '/docs' },
        { label: words.changes.title, to: '/changes' },
      ],
      copyright: words.footer,
    },
    // Code in the colours of the page, without a second palette.
    prism: {
      theme: { plain: { color: 'var(--ink)', backgroundColor: 'var(--sheet)' }, styles: [] },
    },
  },
};

export default config;
