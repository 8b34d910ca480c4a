/** @file Vendors for journeys: their typed input, and the shortest way to create one. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningServer } from './server.ts';

/** The ten fields as typed. */
export type VendorForm = Record<
  | 'companyName'
  | 'ownerName'
  | 'panGst'
  | 'productSelection'
  | 'email'
  | 'password'
  | 'address'
  | 'phone'
  | 'instagram'
  | 'facebook',
  string
>;

/** Returns a valid registration under that name; each name is a separate account. */
export const vendorForm = (name: string): VendorForm => ({
  companyName: `${name} Events`,
  ownerName: `${name} Devi`,
  panGst: '07AAAPZ1234C1Z2',
  productSelection: 'Entertainment',
  email: `${name.toLowerCase()}@vendors.example`,
  password: 'gulmohar-9',
  address: '12, Gali Sahdev, Karol Bagh, New Delhi 110005',
  phone: '9876543210',
  instagram: `https://www.instagram.com/${name.toLowerCase()}.events`,
  facebook: `https://www.facebook.com/${name.toLowerCase()}events`,
});

/** The accepted terms, as in the catalogues. */
export const terms =
  'I accept the <terms>Terms & Conditions</terms> and have read the <policy>Privacy Policy</policy>.';

/** Fills the page's registration form, without sending it. */
export async function fillRegistration(page: Page, form: Partial<VendorForm>): Promise<void> {
  for (const [name, value] of Object.entries(form)) {
    const control = page.locator(`[name="${name}"]`);
    if (name === 'productSelection') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Registers over the API, without a page. */
export async function registerVendor(
  server: Pick<RunningServer, 'url'>,
  form: VendorForm,
): Promise<{ id: string; token: string }> {
  const response = await fetch(`${server.url}/api/vendor/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  if (response.status !== 201) throw new Error(`Not registered: ${response.status}`);
  const { vendor, token } = (await response.json()) as { vendor: { _id: string }; token: string };
  return { id: vendor._id, token };
}

/** Signs the browser in, for pages loaded from now on. */
export const signInAs = (page: Page, { id, token }: { id: string; token: string }): Promise<unknown> =>
  page.addInitScript(
    (session) => {
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('authToken', session.token);
      localStorage.setItem('vendorId', session.id);
    },
    { id, token },
  );

/** Returns a photo as from a file picker. */
export async function photo(name: string, { red = 120, width = 1200, height = 800 } = {}) {
  const background = { r: red, g: 90, b: 60 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
