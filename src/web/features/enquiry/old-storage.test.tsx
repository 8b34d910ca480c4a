import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveries } from '#kit/delivery/delivery-store.ts';
import { clearSentDraft, restoreDraft } from '#kit/drafts/drafts.ts';
import { authToken, useSession } from '#kit/session/session.ts';
import { useChoice } from '#kit/page/consent.ts';
import { Boundary } from '#ui/boundary.tsx';
import { profilePath } from '#facts/paths.ts';
import { DeliverySlot, loadDeliveryBar } from './delivery-slot.tsx';

const parcel = {
  key: 'a1b2c3d4',
  path: '/api/contacts',
  payload: { name: 'Uma' },
  form: 'page=%2Fcontact',
  draftId: 'contact',
  state: 'waiting',
};
const receipt = { reference: 'AGN-7K3F-9Q', statusUrl: 'https://site.test/enquiry/s3cret', key: 'a0b1c2d3' };
const store = (value: unknown) => localStorage.setItem('deliveries', JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

/** The parts of every page that read stored values. */
function Chrome() {
  const { signedIn, vendorId } = useSession();
  const choice = useChoice();
  return (
    <Boundary of="" instead={() => 'broken'}>
      <p>
        {String(signedIn)} {vendorId === null ? 'nobody' : profilePath(vendorId)} {String(choice)}
      </p>
      <DeliverySlot phone="+911100000000" />
    </Boundary>
  );
}
async function draw() {
  const Site = createRoutesStub([{ path: '/', Component: Chrome }]);
  const { unmount } = render(<Site />);
  const { DeliveryBar } = await loadDeliveryBar();
  expect(DeliveryBar).toBeDefined();
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/^(true|false) /));
  expect(document.body.textContent).not.toContain('broken');
  unmount();
}

describe('an entry that does not fit is left out, alone', () => {
  it.each([
    ['a receipt without its link', { ...receipt, statusUrl: undefined }],
    ['a receipt with another link', { ...receipt, statusUrl: 'javascript:alert(1)' }],
    ['a receipt without a reference', { ...receipt, reference: undefined }],
    ['a receipt of no parcel', { ...receipt, key: undefined }],
    ['a text for a receipt', 'AGN-7K3F-9Q'],
  ])('%s; the parcel stays', (_, odd) => {
    store({ parcels: [parcel], receipt: odd });
    expect(deliveries()).toMatchObject({ parcels: [parcel], receipt: null });
  });

  it.each([
    ['no object', 7],
    ['no key', { ...parcel, key: undefined }],
    ['a key that the server refuses', { ...parcel, key: 'a1' }],
    ['a key that no header carries', { ...parcel, key: 'a\nb' }],
    ['another origin', { ...parcel, path: 'https://evil.example/api/contacts' }],
    ['an address that leaves the API', { ...parcel, path: '//evil.example' }],
    ['no words', { ...parcel, payload: {} }],
    ['words in a list', { ...parcel, payload: ['Uma'] }],
    ['a header that no header carries', { ...parcel, form: 'é\n' }],
    ['no draft', { ...parcel, draftId: null }],
  ])('a parcel with %s; its neighbours stay', (_, odd) => {
    store({ parcels: [odd, parcel, odd], receipt });
    expect(deliveries()).toMatchObject({ parcels: [parcel], receipt });
  });

  it('a parcel in a state that nobody knows waits: its words are whole', () => {
    store({ parcels: [{ ...parcel, state: 'flying', reason: 7, more: true }], receipt: null });
    expect(deliveries().parcels).toEqual([parcel]);
  });

  it('a draft of another shape is forgotten, the others stay', () => {
    document.body.innerHTML = '<form><input name="name" /><input name="email" /></form>';
    const form = document.forms[0]!;
    for (const [id, draft] of [
      ['a', '{"values":[]}'],
      ['b', '7'],
      ['c', '{"values":{"name":"Uma"}}'],
      ['d', 'half a {'],
    ] as const) {
      localStorage.setItem(`draft:${id}`, draft);
      restoreDraft(form, id);
      clearSentDraft(id, {});
    }
    expect(form.elements.namedItem('name')).toHaveProperty('value', '');
    localStorage.setItem(
      'draft:e',
      JSON.stringify({ values: { name: 'Uma', email: { a: 1 } }, at: Date.now() }),
    );
    restoreDraft(form, 'e');
    expect(form.elements.namedItem('name')).toHaveProperty('value', 'Uma');
    expect(form.elements.namedItem('email')).toHaveProperty('value', '');
    document.body.innerHTML = '';
  });

  it.each(['', 'with space', 'ü', 'a\nb', '\ud800'])('no session comes of the token %j', (token) => {
    localStorage.setItem('authToken', token);
    expect(authToken()).toBeNull();
  });
});

it('shows an old receipt without its link nowhere, and a good one with it', async () => {
  store({ parcels: [], receipt });
  const Site = createRoutesStub([{ path: '/', Component: () => <DeliverySlot phone="+911100000000" /> }]);
  render(<Site />);
  expect((await screen.findByText('See where it stands')).getAttribute('href')).toBe('/enquiry/s3cret');
});

it('no page breaks, whatever the device gives back', async () => {
  const near = fc.record(
    { parcels: fc.oneof(fc.anything(), fc.array(fc.anything())), receipt: fc.anything() },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.oneof(near, fc.anything()).map((value) => {
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '{';
      }
    }),
    fc.json().map((json) => `{"parcels":[${json}],"receipt":${json}}`),
  );
  const keys = ['deliveries', 'authToken', 'vendorId', 'analyticsChoice', 'draft:contact'];
  await fc.assert(
    fc.asyncProperty(fc.tuple(...keys.map(() => text)), async (texts) => {
      localStorage.clear();
      keys.forEach((key, index) => localStorage.setItem(key, texts[index]!));
      await draw();
    }),
    { numRuns: 50 },
  );
});
