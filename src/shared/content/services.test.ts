import { describe, expect, it } from 'vitest';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { paths } from '#facts/paths.ts';
import { type ServicePageName, services } from './services.ts';

const names = Object.keys(services) as ServicePageName[];
const pages = Object.values(services);
const known = new Set<string>(Object.values(paths));
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the service pages', () => {
  it('are twelve, each at its own known address with its own words', () => {
    expect(pages).toHaveLength(12);
    expect(pages.filter((page) => !known.has(page.route))).toEqual([]);
    for (const key of ['route', 'title', 'metaDescription', 'intro', 'afterYouSend'] as const)
      expect(unique(pages.map((page) => page[key]))).toBe(true);
  });

  it.each(names)('%s has everything that a visitor asks', (name) => {
    const page = services[name];
    expect(page.metaDescription.length).toBeLessThanOrEqual(155);
    expect(page.metaDescription.length).toBeGreaterThan(70);
    expect(page.whatYouGet.length).toBeGreaterThanOrEqual(4);
    expect(page.whatYouGet.length).toBeLessThanOrEqual(6);
    expect(page.questions.length).toBeGreaterThanOrEqual(5);
    expect(page.questions.length).toBeLessThanOrEqual(6);
    expect(page.questions.every(({ question }) => /[?]$|[?] \S.*[?]$/.test(question))).toBe(true);
    expect(page.afterYouSend).not.toContain('reference number');
    expect(JSON.stringify(page)).not.toMatch(/!|\{\w+\}/);
  });

  it.each(names)('%s sends a kind of enquiry that exists', (name) => {
    expect(enquiryKinds).toHaveProperty(services[name].enquiry);
  });

  it('ask no question twice on one page', () => {
    expect(pages.every((page) => unique(page.questions.map(({ question }) => question)))).toBe(true);
  });
});
