import { beforeEach, expect, it, vi } from 'vitest';
import { familyVendor } from '#support/family-vendor.ts';
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
  erased = () => Response.json({ message: 'Erased.' });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    (input instanceof Request ? input.url : String(input)).endsWith('/threads')
      ? Response.json(threads)
      : erased(),
  );
});

async function erase() {
  const body = new URLSearchParams({ intent: 'erase', sure: 'on', reference: 'AGN-7K3F-9Q' });
  const request = new Request('http://site.test/enquiry/s', { method: 'POST', body });
  return clientAction({ params: { secret: 's' }, request } as unknown as Parameters<typeof clientAction>[0]);
}
const store = () => {
  for (const name of ['message:AGN-7K3F-9Q', `message:${introductionId}`, `ask:${introductionId}`, 'contact'])
    localStorage.setItem(draftKey(name), '{}');
};

it('takes the drafts of a request along that is erased, and no other', async () => {
  store();
  await erase();
  expect(Object.keys(localStorage)).toEqual([draftKey('contact')]);
});

it('leaves them where it was not erased', async () => {
  store();
  erased = () => Response.json({ message: 'Please wait.', code: 'unavailable' }, { status: 503 });
  await erase();
  expect(localStorage).toHaveLength(4);
});
