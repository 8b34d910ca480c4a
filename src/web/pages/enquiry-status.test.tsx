import { render, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { familyVendor } from '#support/family-vendor.ts';
import { Ended, type Ending } from '#features/enquiry/ending.tsx';
import { keepLink, useOwnLinks } from '#kit/device/own-links.ts';
import { draftKey } from '#kit/drafts/draft-keys.ts';
import { clientAction } from './enquiry-status.tsx';

const introductionId = '01a21761-64d2-709f-a008-ad4922f94b66';
const threads = {
  open: true,
  vendors: [{ ...familyVendor(introductionId, 'Amaltas'), vendorId: introductionId }],
  messages: [],
};
let erased: () => Response;

beforeEach(() => {
  localStorage.clear();
  erased = () => Response.json({ held: null, path: null });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    (input instanceof Request ? input.url : String(input)).endsWith('/threads')
      ? Response.json(threads)
      : erased(),
  );
});

async function erase() {
  const body = new URLSearchParams({ intent: 'erase', reference: 'AGN-7K3F-9Q' });
  const request = new Request('http://site.test/enquiry/s', { method: 'POST', body });
  const args = { params: { secret: 's' }, request } as unknown as Parameters<typeof clientAction>[0];
  return ((await clientAction(args)) as { data: { ending?: Ending } }).data.ending;
}
const store = () => {
  for (const name of ['message:AGN-7K3F-9Q', `message:${introductionId}`, `ask:${introductionId}`, 'contact'])
    localStorage.setItem(draftKey(name), '{}');
};

it('takes the drafts of a request along that is erased, and no other; not before it is gone', async () => {
  store();
  const ending = await erase();
  expect(localStorage).toHaveLength(4);
  render(<Ended ending={ending!} secret="s" />, { wrapper: MemoryRouter });
  expect(Object.keys(localStorage)).toEqual([draftKey('contact')]);
});

it('knows of no end where the act was refused', async () => {
  erased = () => Response.json({ message: 'Please wait.', code: 'unavailable' }, { status: 503 });
  expect(await erase()).toBeUndefined();
});

it('follows a replaced link on this device', () => {
  const [old, next] = ['a', 'b'].map((letter) => `/enquiry/${letter.repeat(43)}`) as [string, string];
  keepLink({ kind: 'enquiry', path: old, title: 'Catering' });
  const { result } = renderHook(useOwnLinks);
  render(<Ended ending={{ act: 'link', path: next }} secret={'a'.repeat(43)} />, { wrapper: MemoryRouter });
  expect(result.current.map(({ path, title }) => [path, title])).toEqual([[next, 'Catering']]);
});
