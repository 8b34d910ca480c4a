import type { Registration } from '#contract/vendor-input.ts';
import { eq } from '#platform/db/drizzle.ts';
import { accounts, vendors } from '#platform/db/tables.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { outgoingMails } from './outgoing-mails.ts';
import type { TestSite } from './site.ts';

let count = 0;

/** Returns a valid registration, with its own e-mail address. */
export function sampleRegistration(changes: Partial<Record<keyof Registration, unknown>> = {}) {
  count += 1;
  return {
    companyName: 'Amaltas Farm',
    ownerName: 'Raghav Tanwar',
    panGst: 'AAAPZ1234C',
    productSelection: 'Entertainment',
    email: `vendor${count}@example.in`,
    password: 'lamp-in-the-niche',
    address: '12 Satbari Road, New Delhi 110074',
    phone: '9876500701',
    instagram: 'https://www.instagram.com/amaltas.farm',
    facebook: 'https://www.facebook.com/amaltas.farm',
    ...changes,
  } as Record<keyof Registration, string>;
}

/** A signed-in vendor. */
export type TestVendor = { id: string; token: string; email: string; password: string };

/** Registers a vendor through the endpoint. */
export async function registerVendor(
  site: TestSite,
  changes: Partial<Record<keyof Registration, unknown>> = {},
): Promise<TestVendor> {
  const registration = sampleRegistration(changes);
  const answer = await site.post('/api/vendor/', registration);
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  const { vendor, token } = answer.json<{ vendor: PublicVendor; token: string }>();
  return { id: vendor._id, token, email: registration.email, password: registration.password };
}

/** Registers a caterer with its e-mail address confirmed at that moment: it may be introduced and read contact details. */
export async function registerCaterer(site: TestSite, confirmedAt: Date): Promise<TestVendor> {
  const vendor = await registerVendor(site);
  await site.db
    .update(vendors)
    .set({ categories: ['catering'] })
    .where(eq(vendors.id, vendor.id));
  await site.db
    .update(accounts)
    .set({ emailVerifiedAt: confirmedAt })
    .where(eq(accounts.vendorId, vendor.id));
  return vendor;
}

/** The answer to a call. */
export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
  json: <T>() => T;
};

export type CallOptions = { token?: string; body?: unknown; ip?: string; headers?: Record<string, string> };

/** Makes a call with a method, a token and any visitor's address. */
export async function call(
  site: TestSite,
  route: string,
  { token, body, ip, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const [method, url] = route.split(' ') as ['GET', string];
  const form = body instanceof FormData ? new Response(body) : undefined;
  const response = await site.app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': form.headers.get('content-type')! }),
    },
    ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : (body as object) }),
    ...(ip && { remoteAddress: ip }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    json: <T>() => response.json<T>(),
  };
}

/** Returns a multipart body; each entry is field, content and file name. */
export function pictureForm(...files: [field: string, content: Uint8Array, fileName?: string][]): FormData {
  const form = new FormData();
  for (const [field, content, fileName = 'photo.jpg'] of files)
    form.append(field, new Blob([Uint8Array.from(content)]), fileName);
  return form;
}

/** Returns the secret of the newest mailed link to such a page for that address; null when there is none. */
export async function mailedSecret(
  site: Pick<TestSite, 'handle'>,
  to: string,
  page: 'reset' | 'verify' | 'team' | 'kept' | 'claims',
): Promise<string | null> {
  const texts = (await outgoingMails(site))
    .filter((mail) => mail.to[0]?.address === to)
    .map(({ text }) => new RegExp(`/${page}/([\\w-]{43})\\s`).exec(text)?.[1])
    .filter((secret) => secret !== undefined);
  return texts.at(-1) ?? null;
}
