import { describe, expect, it } from 'vitest';
import type { Company } from '#contract/company.ts';
import { paths } from '#facts/paths.ts';
import { tokenNames, withCompany } from '../company-tokens.ts';
import type { TextPage } from '../types.ts';
import { about } from './about.ts';
import { careers } from './careers.ts';
import { communities } from './communities.ts';
import { grievance } from './grievance.ts';
import { home } from './home.ts';
import { howReviewsWork } from './how-reviews-work.ts';
import { legal, terms } from './legal.ts';
import { privacy } from './privacy.ts';
import { ranking } from './ranking.ts';

const textPages: readonly TextPage[] = [about, privacy, legal, terms, grievance, howReviewsWork, ranking];
const everything = { about, careers, communities, grievance, home, legal, privacy, ranking, terms };
const stated = ['Contact Us Now!', 'Call Us Now!'];
const known = new Set<string>([...Object.values(paths), grievance.route, ranking.route]);

const company: Company = {
  brand: 'B',
  tagline: 'T',
  legalName: 'L Ltd',
  registration: 'R',
  referencePrefix: 'AB',
  address: ['A'],
  branches: [],
  phone: '9800012345',
  email: 'a@b.example',
  founder: { name: 'F', title: 'F' },
  social: { linkedin: 'https://a', instagram: 'https://a', facebook: 'https://a', youtube: 'https://a' },
  grievanceOfficer: { name: 'G', designation: 'O', email: 'g@b.example', phone: '9800012346', hours: 'H' },
  dataProtectionContact: { name: 'D', email: 'd@b.example' },
  consumerHelpline: '1915',
  noticesReviewedOn: '2026-11-01',
};

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the company pages', () => {
  it('of privacy have exactly the eight sections of the specification', () => {
    expect(privacy.sections.map(({ heading }) => heading)).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Sharing Your Information',
      'Data Security',
      'Your Choices',
      'Changes to This Policy',
      'Get Quote',
    ]);
  });

  it('of communities have the stated heading, ten benefits and four communities', () => {
    expect(communities.heading).toBe('Connect and Grow: A Community for Every Passion');
    expect(communities.benefits).toHaveLength(10);
    expect(communities.directory.map(({ id }) => id)).toEqual([
      'weddings',
      'home-building',
      'founders',
      'market-walks',
    ]);
  });

  it('of careers have the stated opening and words', () => {
    expect(careers.title).toBe('Join Our Team');
    expect(careers.applyLabel).toBe('Apply Now');
  });

  it('of law are a heading alone', () => {
    expect([legal.title, terms.title]).toEqual(['Legal Agreements', 'T & C']);
    expect([legal.sections, terms.sections]).toEqual([[], []]);
  });

  it('shout only where the specification does', () => {
    expect(stringsIn(everything).filter((text) => text.includes('!'))).toEqual(stated);
  });

  it('fit a search result', () => {
    const descriptions = Object.values(everything).map((page) => page.metaDescription);
    expect(descriptions.filter((text) => text.length > 155)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('have one anchor for one section, and links that lead somewhere', () => {
    for (const page of textPages) {
      expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length);
      const links = page.sections.flatMap((section) => section.links ?? []);
      expect(links.filter(({ href }) => !known.has(href) && !href.startsWith('mailto:{'))).toEqual([]);
    }
  });
});

describe('the tokens of the company', () => {
  it('are all filled, in every sentence', () => {
    expect(stringsIn(everything).filter((text) => /[{}]/.test(withCompany(text, company)))).toEqual([]);
  });

  it('put the configured values in', () => {
    expect(withCompany('Write to {email} or {phone}', company)).toBe(
      'Write to a@b.example or +91\u00a098000\u00a012345',
    );
    expect(tokenNames.every((name) => withCompany(`{${name}}`, company).length > 0)).toBe(true);
  });

  it('refuse a misspelt one', () => {
    expect(() => withCompany('{emial}', company)).toThrow('{emial}');
    expect(() => withCompany('{constructor}', company)).toThrow('{constructor}');
  });
});
