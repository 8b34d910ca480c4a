import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Plan } from '#contract/plans.ts';
import { loadApi } from '#kit/api/api.ts';
import { draftValues } from '#kit/drafts/drafts.ts';
import { dropLinks, keepLink } from '#kit/device/own-links.ts';
import { save, unsave } from '#kit/device/shortlist.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { planIn } from '#kit/forms/plan-form.ts';
import { PlanSheet } from './plan-sheet.tsx';

const caterer = '00000000-0000-4000-8000-000000000001';
const plan: Plan = {
  title: 'Asha',
  kind: 'wedding',
  date: '2027-02-12',
  guests: 300,
  budget: 1_000_000,
  shares: {},
  done: [],
  own: [],
  notes: '',
};
const show = (shown: Plan) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <form aria-label="plan">
          <PlanSheet plan={shown} today="2026-11-29" />
        </form>
      ),
    },
    { path: '*', Component: () => null },
  ]);
  render(<Stub />);
};
const typed = () => planIn(formValues(new FormData(screen.getByRole<HTMLFormElement>('form'))));
const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const enquiry = (about: string[]) =>
  keepLink({ kind: 'enquiry', path: `/enquiry/${'a'.repeat(43)}`, title: 'x', about });

beforeEach(async () => {
  localStorage.clear();
  dropLinks();
  unsave(caterer);
  const { api } = await loadApi();
  vi.spyOn(api, 'enquiryQuotes').mockRejectedValue(new Error('no network'));
});

it('marks what was asked on this device, and a person takes the mark away for good', async () => {
  show(plan);
  const name = /Ask three caterers/;
  expect(isTicked(name)).toBe(false);
  await act(async () => enquiry(['catering']));
  expect(isTicked(name)).toBe(true);
  expect(typed()).toMatchObject({ done: ['caterer'], undone: [] });
  fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(typed()).toMatchObject({ done: [], undone: ['caterer'] });
});

it('shows a mark that was taken away as open, with its links', async () => {
  enquiry(['catering']);
  show({ ...plan, undone: ['caterer'] });
  expect(isTicked(/Ask three caterers/)).toBe(false);
  expect(typed()).toMatchObject({ undone: ['caterer'] });
  const acts = screen.getByRole('group', { name: /Ask three caterers/ });
  expect(within(acts).getByRole('link', { name: 'Find caterers' }).getAttribute('href')).toBe(
    '/vendors/catering',
  );
  expect(acts.textContent).toContain('asked');
});

it('leads to the saved vendors of the trade, else to the form with day and guests filled in', async () => {
  show(plan);
  const acts = () => screen.getByRole('group', { name: /Ask three caterers/ });
  fireEvent.click(within(acts()).getByRole('link', { name: 'Send one request' }));
  expect(draftValues('catering')).toEqual({ eventDate: '2027-02-12', '_brief-guests': '300' });
});

it('names the saved ones', async () => {
  save({ id: caterer, name: 'Dawat', category: 'catering', area: null, price: null });
  show(plan);
  const acts = screen.getByRole('group', { name: /Ask three caterers/ });
  expect(within(acts).getByRole('link', { name: 'Ask the one you saved' }).getAttribute('href')).toBe(
    `/ask?v=${caterer}&date=2027-02-12`,
  );
});

it('says what is spent and left from own numbers, and keeps them', () => {
  show({ ...plan, spent: { food: 400_000, venue: 50_000 } });
  expect(screen.getByText(/Spent so far: ₹4.5 lakh/).textContent).toContain('₹5.5 lakh left');
  expect(screen.getByRole('group', { name: 'Food and drink, all functions' }).textContent).toContain(
    '₹80,000 over',
  );
  expect(typed()).toMatchObject({ spent: { food: 400_000, venue: 50_000 }, shares: {} });
});
