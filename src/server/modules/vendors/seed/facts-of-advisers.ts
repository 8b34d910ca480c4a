import { price, said, withTax, type Said } from './said.ts';

const hi = ['hindi', 'english'] as const;

/** Accountants, lawyers, lenders, advisers, marketing. */
export const adviserFacts: Readonly<Record<string, Said>> = {
  'Udaan Accounts': said(
    { advice: ['gst', 'incometax', 'company'], years: 11, teamSize: 9, languages: [...hi] },
    price('accounting', 'month', 2500, 12_000),
  ),
  'Hisaab Kitaab Accounts': said(
    { advice: ['gst', 'incometax'], years: 24, teamSize: 5, languages: ['hindi', 'punjabi', 'english'] },
    price('accounting', 'month', 1500, 6000),
  ),
  'Goel Mahajan and Associates': said(
    {
      advice: ['audit', 'gst', 'incometax', 'company'],
      years: 18,
      teamSize: 12,
      languages: [...hi],
      includes: ['Audit report', 'Notices answered'],
    },
    price('accounting', 'month', 5000, 25_000),
    price('accounting', 'visit', 1500, 3000),
  ),
  'Kaagaz Law Chambers': said(
    { advice: ['contracts', 'trademark'], years: 17, teamSize: 4, languages: ['english', 'hindi', 'urdu'] },
    price('legal', 'visit', 2000, 5000),
  ),
  'Anubandh Legal Studio': said(
    {
      advice: ['company', 'contracts', 'trademark', 'funding'],
      years: 8,
      teamSize: 6,
      languages: ['english', 'hindi', 'tamil'],
    },
    price('legal', 'hour', 3500, 6000),
  ),
  'Licence Seva Legal Desk': said(
    {
      advice: ['fssai', 'trademark', 'company'],
      years: 6,
      teamSize: 7,
      languages: [...hi, 'punjabi'],
      includes: ['Government fees shown apart'],
    },
    price('legal', 'visit', 999, 3500),
  ),
  'Disha Strategy Works': said(
    { advice: ['funding', 'company'], years: 9, teamSize: 4, languages: [...hi] },
    price('strategy', 'month', 30_000, 75_000),
  ),
  'Chai Pe Charcha Consulting': said(
    { advice: ['fssai', 'gst', 'loans'], years: 7, teamSize: 3, languages: ['hindi', 'english', 'bengali'] },
    price('consulting', 'hour', 1500, 2500),
  ),
  'Neev Planning Partners': said(
    { advice: ['loans', 'funding'], years: 13, teamSize: 4, languages: [...hi] },
    price('strategy', 'visit', 5000, 12_000),
  ),
  'Pehla Kadam Capital Advisers': said(
    { advice: ['funding', 'loans'], years: 10, teamSize: 6, languages: [...hi] },
    price('investment', 'month', 15_000, 40_000),
  ),
  'Bachat Ledger Finance': said(
    { advice: ['incometax', 'loans'], years: 20, teamSize: 8, languages: ['hindi', 'punjabi'] },
    price('investment', 'visit', 1000, 3000),
    price('accounting', 'month', 2000, 5000),
  ),
  'Udyami Loan Desk': said(
    { advice: ['loans'], years: 8, teamSize: 7, languages: [...hi] },
    withTax(price('investment', 'visit', 500, 1500)),
  ),
  'Banyan Angels Circle': said(
    { advice: ['funding'], years: 6, teamSize: 5, languages: ['english'] },
    price('investment', 'visit', 5000),
  ),
  'Hundi Valuation Partners': said(
    { advice: ['audit', 'funding'], years: 15, teamSize: 10, languages: [...hi] },
    price('investment', 'visit', 8000, 25_000),
    price('accounting', 'month', 8000, 20_000),
  ),
  'Gullak Community Lending': said({
    advice: ['loans'],
    years: 12,
    teamSize: 14,
    languages: ['hindi', 'urdu', 'bengali'],
  }),
  'Bazaar Bol Marketing': said(
    { promotion: ['social', 'print'], years: 9, teamSize: 11, languages: [...hi, 'punjabi'] },
    price('marketing', 'month', 15_000, 45_000),
  ),
  'Painted Board Company': said(
    { promotion: ['print'], years: 30, teamSize: 6, languages: ['hindi', 'urdu'] },
    withTax(price('marketing', 'event', 3000, 25_000)),
  ),
  'Khoj Search Studio': said(
    { promotion: ['seo', 'website'], years: 7, teamSize: 8, languages: ['english', 'hindi'] },
    price('marketing', 'month', 20_000, 60_000),
  ),
  'Parcha Print and Distribution': said(
    { promotion: ['print'], years: 16, teamSize: 20, languages: ['hindi'] },
    price('marketing', 'event', 4000, 40_000),
  ),
  'Naamkaran Brand Workshop': said(
    {
      promotion: ['website', 'print', 'social'],
      advice: ['trademark'],
      years: 8,
      teamSize: 6,
      languages: [...hi],
    },
    price('marketing', 'month', 40_000, 90_000),
  ),
  'Nukkad Street Theatre for Brands': said(
    {
      promotion: ['film', 'social'],
      travel: 'india',
      years: 11,
      teamSize: 15,
      languages: ['hindi', 'punjabi'],
    },
    price('marketing', 'event', 25_000, 80_000),
  ),
};
