import { eq } from '#platform/db/drizzle.ts';
import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { handOutPath, profilePath } from '#facts/paths.ts';
import { vendors } from '#platform/db/tables.ts';
import { drawable, drawnText } from '#platform/images/drawn-text.ts';
import { jpeg } from '#support/pictures.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, pictureForm, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
let vendor: TestVendor;
const hindiName = 'शुभ विवाह फ़ोटोग्राफ़ी';
beforeAll(async () => {
  vendor = await registerVendor(site, { companyName: hindiName, ownerName: 'Asha, Mehra; & Sons' });
});

const files = ['share.jpg', 'poster.png', 'card.vcf'] as const;
const get = (file: (typeof files)[number], { id = vendor.id, prefix = '', headers = {} } = {}) =>
  call(site, `GET ${prefix}${handOutPath(id, file)}`, { headers });
const setVendor = (change: Partial<typeof vendors.$inferInsert>) =>
  site.db.update(vendors).set(change).where(eq(vendors.id, vendor.id));

it('draws the preview of a link in the size that the head names, kept by its ETag until a word changes', async () => {
  const answer = await get('share.jpg');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const etag = String(answer.headers['etag']);
  expect((await get('share.jpg', { headers: { 'if-none-match': etag } })).status).toBe(304);
  await setVendor({ companyName: 'Shubh Vivah' });
  expect((await get('share.jpg', { headers: { 'if-none-match': etag } })).status).toBe(200);
  await setVendor({ companyName: hindiName });
});

it('draws a Hindi name with our own letters, joined, beside Latin ones', async () => {
  const wide = async (text: string) =>
    (await drawnText(text, { width: 2000, maxHeight: 200, sizes: [60], colour: '#000000' }))!.width;
  // Drawn as missing glyphs, three characters would be wider than two.
  expect(await wide('क्ष')).toBeLessThan(await wide('कष'));
  // The font is the same in whatever order the texts are drawn.
  expect(await wide('Studio')).toBeLessThan(175);
  expect([drawable(hindiName), drawable('Mehra & Co. Café')]).toEqual([hindiName, 'Mehra & Co. Café']);
  expect([drawable('ਸਿੰਘ Studio'), drawable('😀'), drawable('😀 Studio')]).toEqual([null, null, 'Studio']);
});

it.each(['ਸਿੰਘ ਸਟੂਡੀਓ', '<b>&amp;</b>', 'x'.repeat(120), '   😀😀', '\u202eoidutS'])(
  'draws something whatever the name is: %s',
  async (companyName) => {
    await setVendor({ companyName });
    for (const file of ['share.jpg', 'poster.png'] as const) expect((await get(file)).status).toBe(200);
    await setVendor({ companyName: hindiName });
  },
);

it('shows the first photo of the vendor once it has one', async () => {
  const without = await get('share.jpg');
  await call(site, `POST /api/vendor/upload/${vendor.id}`, {
    token: vendor.token,
    body: pictureForm(['gallery', await jpeg(1600, 1000)]),
  });
  const { bytes } = await get('share.jpg');
  expect(bytes.equals(without.bytes)).toBe(false);
  // The upper part shows the photo, and no paper.
  const [red, , blue] = (await sharp(bytes).extract({ left: 0, top: 0, width: 1200, height: 300 }).stats())
    .channels;
  expect([red!.mean, blue!.mean]).not.toEqual([255, 248]);
});

/** Reads the code in the picture as a phone does; null when there is none. */
async function scanned(picture: Sharp): Promise<string | null> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

it.each(['', '/hi'])('puts a code on the poster that a reader takes to the page %s', async (prefix) => {
  const { bytes } = await get('poster.png', { prefix });
  const address = `http://site.test${prefix}${profilePath(vendor.id)}`;
  expect(await scanned(sharp(bytes))).toBe(address);
  const fromAside = await sharp(bytes).resize({ width: 500 }).toBuffer();
  expect(await scanned(sharp(fromAside).rotate(8, { background: '#888888' }).blur(0.6))).toBe(address);
  // Without the code the reader finds nothing elsewhere.
  expect(await scanned(sharp(bytes).extract({ left: 0, top: 0, width: 1654, height: 500 }))).toBeNull();
});

it('draws a poster of A4 in the language of its address', async () => {
  const english = await get('poster.png');
  const { width, height, density } = await sharp(english.bytes).metadata();
  expect(height / width).toBeCloseTo(297 / 210, 2);
  expect(density).toBe(200);
  const hindi = await get('poster.png', { prefix: '/hi' });
  expect(hindi.status).toBe(200);
  expect(hindi.bytes.equals(english.bytes)).toBe(false);
});

/** Returns the brightness of a part across a poster, from 0 to 255. Statistics are those of the file, so the part is cut out first. */
async function brightness(poster: Buffer, height: number): Promise<number> {
  const part = await sharp(poster).extract({ left: 0, top: 60, width: 1654, height }).png().toBuffer();
  return Math.min(...(await sharp(part).stats()).channels.map(({ mean }) => mean));
}

it('shows the vendor’s own picture on the poster, and paper where there is none', async () => {
  const bare = await registerVendor(site);
  expect(await brightness((await get('poster.png')).bytes, 560)).toBeLessThan(200);
  expect(await brightness((await get('poster.png', { id: bare.id })).bytes, 150)).toBe(255);
});

it('writes a card with what the page says, safe from what a name may hold, in lines of 75 bytes', async () => {
  await setVendor({
    address: 'Shop 4; 2nd floor, Main Market\nRajouri Garden \\ Delhi 110027',
    phone: '9876500701',
  });
  const { text, headers } = await get('card.vcf');
  expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const whole = text.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toContain(`FN:${hindiName}`);
  expect(whole).toContain('N:;Asha\\, Mehra\\; & Sons;;;');
  expect(whole).toContain('TEL;TYPE=WORK,VOICE:+919876500701');
  expect(whole.find((line) => line.startsWith('ADR'))).toContain(
    'Shop 4\\; 2nd floor\\, Main Market\\nRajouri Garden \\\\ Delhi 110027',
  );
  expect(whole).toContain(`URL:http://site.test/profile/${vendor.id}`);
  expect(text).not.toMatch(/@example\.in|AAAPZ/);
  await setVendor({ phone: null });
  expect((await get('card.vcf')).text).not.toContain('TEL');
});

it('is there for nobody whom the public does not see', async () => {
  await setVendor({ hiddenAt: new Date() });
  for (const file of files) expect((await get(file)).status).toBe(404);
  await setVendor({ hiddenAt: null });
  for (const id of ['none', '%00', '0192f000-0000-7000-8000-000000000000'])
    for (const file of files) expect((await get(file, { id })).status).toBe(404);
});
