/** @file The documents of the help panel: the texts of the pages, in the form for search and quotation. */
import { blogPath, paths } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Company } from '#contract/company.ts';
import type { HelpQuestion, HelpResult } from '#contract/help.ts';
import type { MarketCard } from '#contract/markets.ts';
import { withCompany } from '#content/company-tokens.ts';
import { about } from '#content/company/about.ts';
import { careers } from '#content/company/careers.ts';
import { communities } from '#content/company/communities.ts';
import { grievance } from '#content/company/grievance.ts';
import { privacy } from '#content/company/privacy.ts';
import { howWeCheck } from '#content/company/how-we-check.ts';
import { ranking } from '#content/company/ranking.ts';
import { marketAnswers } from '#content/market-answers.ts';
import { markets } from '#content/markets.ts';
import { services } from '#content/services.ts';
import { localeNames } from '#words/locales.ts';
import { localeNow, t, translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { saidNow } from '#platform/words/said-now.ts';

/** A result with its further search words. */
export type HelpDocument = HelpResult & { id: string; words: string };

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : [];

const answers = (questions: readonly HelpQuestion[]): HelpDocument[] =>
  questions.map(({ id, question, answer, quote, href, label }) => ({
    id: `answer:${id}`,
    source: 'answer',
    title: question,
    text: answer,
    quote,
    href,
    label,
    words: quote ?? '',
  }));

const servicePages = (): HelpDocument[] =>
  Object.values(services)
    .map(saidNow)
    .map((page) => ({
      id: `service:${page.route}`,
      source: 'service',
      title: page.title,
      text: page.intro,
      quote: null,
      href: page.route,
      label: page.title,
      words: strings([
        page.metaDescription,
        page.whatYouGet,
        page.questions.map(({ question }) => question),
      ]).join(' '),
    }));

const companyPages = (): HelpDocument[] => [
  ...[about, privacy, grievance, ranking, howWeCheck]
    .map((page) => saidNow(page))
    .map(({ route, title, intro, metaDescription, sections }): HelpDocument => ({
      id: `page:${route}`,
      source: 'page',
      title,
      text: intro,
      quote: null,
      href: route,
      label: title,
      words: `${metaDescription} ${sections.map(({ heading }) => heading).join(' ')}`,
    })),
  {
    id: 'page:careers',
    source: 'page',
    title: translated(careers.title),
    text: translated(careers.intro),
    quote: null,
    href: paths.careers,
    label: t('Careers'),
    words: `${t('Careers')} job work ${translated(careers.metaDescription)}`,
  },
  ...saidNow(communities.directory).map(({ id, name, what, who }): HelpDocument => ({
    id: `community:${id}`,
    source: 'page',
    title: name,
    text: what,
    quote: null,
    href: paths.communities,
    label: t('Communities'),
    words: `community meet-up ${who}`,
  })),
];

const marketPages = (facts: readonly MarketCard[]): HelpDocument[] =>
  saidNow(markets).map(({ slug, name, description, route }) => {
    const { closedOn, metro, known } = facts.find(({ id }) => id === slug) ?? {};
    return {
      id: `market:${slug}`,
      source: 'market',
      title: name,
      text: description,
      quote: null,
      href: route,
      label: name,
      words: `market bazaar ${strings([known, metro, closedOn]).join(' ')}`,
    };
  });

const answersOnMarkets = (facts: readonly MarketCard[]): HelpDocument[] =>
  facts.flatMap((market) =>
    marketAnswers(market).map((answer, index) => ({
      ...answer,
      id: `market-answer:${market.id}:${index}`,
      words: 'market day holiday timings open shop shopping',
    })),
  );

const blogArticles = (blogs: readonly BlogCard[]): HelpDocument[] =>
  blogs.map(({ id, title, excerpt, category }) => ({
    id: `blog:${id}`,
    source: 'blog',
    title,
    text: excerpt,
    quote: null,
    href: blogPath(id),
    label: t('Blog'),
    words: category,
  }));

/** Content that the staff changes while the site runs. */
export type Living = {
  questions: readonly HelpQuestion[];
  blogs: readonly BlogCard[];
  markets: readonly MarketCard[];
};

/** Returns every document; the program's texts have the company's names and numbers filled in. */
export function helpDocuments(company: Company, living: Living): HelpDocument[] {
  const fill = (text: string) => withCompany(text, company);
  const stated = [...servicePages(), ...companyPages()].map((document) => ({
    ...document,
    text: fill(document.text),
    words: fill(document.words),
  }));
  return [
    ...answers(living.questions),
    ...stated,
    ...marketPages(living.markets),
    ...answersOnMarkets(living.markets),
    ...blogArticles(living.blogs),
  ];
}

/** Returns every document in the current language, with the search words of all: a reader of Hindi may type English, and vice versa. */
export function helpDocumentsNow(company: Company, living: Living): HelpDocument[] {
  const others = localeNames
    .filter((locale) => locale !== localeNow())
    .map((locale) => inLocale(locale, () => helpDocuments(company, living)));
  const wordsOf = ({ title, text, words }: HelpDocument) => `${title} ${text} ${words}`;
  const elsewhere = new Map<string, string>();
  for (const document of others.flat())
    elsewhere.set(document.id, `${elsewhere.get(document.id) ?? ''} ${wordsOf(document)}`);
  return helpDocuments(company, living).map((document) => ({
    ...document,
    words:
      elsewhere.get(document.id) === ` ${wordsOf(document)}`
        ? document.words
        : `${document.words} ${elsewhere.get(document.id) ?? ''}`,
  }));
}
