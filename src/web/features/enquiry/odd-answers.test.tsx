import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#facts/time.ts';
import { messages } from '#facts/messages.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import type { Site } from '#contract/site.ts';
import { loadApi } from '#kit/api/api.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { deliveries } from '#kit/delivery/delivery-store.ts';
import { flush } from '#kit/delivery/delivery-flush.ts';
import { Boundary } from '#ui/boundary.tsx';
import { sampleOf } from '#support/enquiry-samples.ts';
import { asFetched, foreignAnswers, oddBodies, saysNothing, type OddAnswer } from '#support/odd-answers.ts';
import { siteForPages } from '#support/site-for-pages.ts';
import { DeliverySlot } from './delivery-slot.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { loadEnquiryCode } from './enquiry-later.tsx';

const receipt = {
  reference: 'AGN-7K3F-9Q',
  statusUrl: 'https://site.test/enquiry/s3cret',
  message: 'Details Submitted Successfully!',
};
const contact = { name: 'contact' as const, ...enquiryKinds.contact };
const good: OddAnswer = { name: '', status: 201, type: 'application/json', body: JSON.stringify(receipt) };
/** Recorded posts: address, key and body. */
let posts: { key: string | null; body: string }[] = [];
let answer = good;
let logged: unknown[][] = [];

// The code is loaded, as after filling in a form.
beforeAll(() => Promise.all([loadApi(), loadEnquiryCode()]));
beforeEach(() => {
  localStorage.clear();
  posts = [];
  logged = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    posts.push({ key: new Headers(init.headers).get('idempotency-key'), body: init.body as string });
    return asFetched(answer, init);
  });
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
  // The browser's own dialog, which jsdom does not have.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => vi.useRealTimers());

/** Renders the form and the bar as the root does, fills the form and sends it. */
async function sendWith(odd: OddAnswer, kind: FormKind = contact) {
  answer = odd;
  const Page = () => (
    <>
      <p>the page</p>
      <EnquiryForm kind={kind} />
      <Boundary of="" instead={() => 'the bar broke'}>
        <DeliverySlot phone="+911100000000" />
      </Boundary>
    </>
  );
  const Site = createRoutesStub([
    { id: 'root', path: '/', Component: Page, loader: (): { site: Site } => ({ site: siteForPages }) },
    { path: '*', Component: () => 'somewhere else' },
  ]);
  render(<Site hydrationData={{ loaderData: { root: { site: siteForPages } } }} />);
  for (const field of kind.fields.filter(({ type }) => type !== 'hidden'))
    fireEvent.change(document.querySelector(`form [name="${field.name}"]`)!, {
      target: { value: sampleOf(field) },
    });
  fireEvent.submit(document.querySelector('form')!);
  expect(shown()).toContain(messages.submitting);
  await waitFor(() => expect(shown()).not.toContain(messages.submitting));
  // The bar's code loads when there is something to show.
  await act(() => import('./delivery-bar.tsx'));
}

const kept = () => deliveries().parcels.map(({ state }) => state);
const shown = () => document.body.textContent;

describe('201 is success, whatever it carries', () => {
  it('with the receipt: thanks with the link', async () => {
    await sendWith(good);
    expect(screen.getByRole('heading', { name: contact.success.heading, hidden: true })).toBeDefined();
    expect(shown()).toContain(receipt.reference);
    expect(document.querySelector('a[href="/enquiry/s3cret"]')).not.toBeNull();
    expect(kept()).toEqual([]);
  });

  it.each([...oddBodies(201, receipt).filter(saysNothing), { ...good, body: '{"ok":true,"id":7}' }])(
    '$body, which is whole and has no receipt: thanks, and it is never sent again',
    async (odd) => {
      await sendWith(odd);
      expect(screen.getByRole('heading', { name: contact.success.heading, hidden: true })).toBeDefined();
      expect(shown()).not.toContain('Your reference');
      expect(kept()).toEqual([]);
      answer = good;
      await act(flush);
      expect(posts).toHaveLength(1);
    },
  );

  const unread = oddBodies(201, receipt).filter((odd) => !saysNothing(odd));
  it.each(unread)('$name: thanks without a link, the receipt later', async (odd) => {
    await sendWith(odd);
    expect(screen.getByRole('heading', { name: contact.success.heading, hidden: true })).toBeDefined();
    expect(screen.getByText(contact.success.detail)).toBeDefined();
    expect(shown()).not.toContain('See where it stands');
    expect(shown()).not.toContain('Your reference');
    expect(shown()).not.toContain('the bar broke');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(kept()).toEqual(['delivered']);
    // A retry is silent while the answer is no better, and requests the same.
    await act(flush);
    expect(kept()).toEqual(['delivered']);
    answer = good;
    await act(flush);
    expect(kept()).toEqual([]);
    expect(deliveries().receipt?.reference).toBe(receipt.reference);
    expect(shown()).toContain(receipt.reference);
    expect(document.querySelector('a[href="/enquiry/s3cret"]')).not.toBeNull();
    expect(new Set(posts.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    expect(logged).toEqual([]);
  });

  it('is asked for its receipt through failures, and no longer than a week', async () => {
    await sendWith({ ...good, body: '' });
    answer = { ...good, status: 503 };
    await act(flush);
    expect(kept()).toEqual(['delivered']);
    vi.useFakeTimers({ now: Date.now() + 8 * dayMs, toFake: ['Date'] });
    answer = good;
    const sent = posts.length;
    await act(flush);
    expect(kept()).toEqual([]);
    expect(posts).toHaveLength(sent);
  });

  it('never becomes another enquiry when its key is refused', async () => {
    await sendWith({ ...good, body: '' });
    answer = { ...good, status: 409, body: '{"message":"sent before","code":"idempotency_conflict"}' };
    await act(flush);
    expect(kept()).toEqual([]);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });
});

describe('anything else keeps the message on the device', () => {
  it.each(foreignAnswers(201, receipt))('$name', async (odd) => {
    await sendWith(odd);
    expect(kept()).toEqual(['waiting']);
    expect(shown()).toContain('Your message is saved on this device and not sent yet.');
    for (const field of contact.fields.filter(({ type }) => type !== 'hidden'))
      expect(screen.getByLabelText<HTMLInputElement>(field.label).value).toBe(sampleOf(field));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(contact.success.heading)).toBeNull();
    // Nothing is shown, and the stated sentence is logged.
    expect(logged.map(([words]) => words)).toEqual(['There was an error submitting the form!']);
    answer = good;
    await act(flush);
    expect(kept()).toEqual([]);
    expect(new Set(posts.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  });

  it('but a refusal of what was typed, in our own words, is for the visitor to mend', async () => {
    const refusal = { message: 'no', code: 'invalid_input', fieldErrors: { email: 'Not this one.' } };
    await sendWith({ ...good, status: 422, body: JSON.stringify(refusal) });
    expect(kept()).toEqual([]);
    expect(shown()).toContain('Not this one.');
  });

  it('a key that was used for other words is changed once', async () => {
    await sendWith({ ...good, status: 409, body: '{"message":"other","code":"idempotency_conflict"}' });
    expect(posts).toHaveLength(2);
    expect(kept()).toEqual([]);
  });
});

it.each(enquiryKindNames)('%s says its stated sentence, or logs and shows nothing', async (name) => {
  const kind = { name, ...enquiryKinds[name] };
  await sendWith({ ...good, status: 500, body: '<p>away' }, kind);
  const silent = kind.failure === 'silent';
  expect(screen.queryAllByRole('alert')).toHaveLength(silent ? 0 : 1);
  expect(logged.map(([words]) => words)).toEqual(silent ? ['There was an error submitting the form!'] : []);
  expect(kept()).toEqual(['waiting']);
});
