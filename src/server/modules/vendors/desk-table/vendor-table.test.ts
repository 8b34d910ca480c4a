/** @postgres two people bring in one table at once */
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VendorTable } from '#contract/desk/vendor-table.ts';
import { vendorTableLimits } from '#facts/limits.ts';
import { accounts, events, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { firstOwner, memberWithRole, type DeskBrowser } from '#support/desk.ts';
import { outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
let manager: DeskBrowser;
let reader: DeskBrowser;
beforeAll(async () => {
  await firstOwner(site);
  manager = (await memberWithRole(site, 'manager')).browser;
  reader = (await memberWithRole(site, 'reader')).browser;
});
beforeEach(async () => {
  await site.db.delete(accounts);
  await site.db.delete(vendors);
  await site.db.delete(events);
});

const form = (content: string | Uint8Array, name = 'vendors.csv') => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name);
  return body;
};
const send = (content: string | Uint8Array, query = '') =>
  asStaff(site, `POST /api/staff/vendor-table${query}`, form(content));
async function table(content: string | Uint8Array, query = ''): Promise<VendorTable> {
  const answer = await send(content, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<VendorTable>();
}
const said = async (content: string | Uint8Array, query = '') => {
  const answer = await send(content, query);
  return [answer.status, answer.json<{ message: string }>().message] as const;
};
const head = 'Business Name,Trade,Area,Mobile No,E-mail,Rate\n';
const two = `${head}Kesar Mithai Ghar,Caterer,Karol Bagh,98765 43210,kesar@example.com,800-1200\nBaraat Band,बैंड,Rohini,+91-98765-43211,,"₹ 25k"\n`;
const all = () => site.db.select().from(vendors).orderBy(vendors.companyName);

describe('a table of vendors', () => {
  it('says first what would happen, and changes nothing by that', async () => {
    const plan = await table(two);
    expect(plan).toMatchObject({
      brought: 0,
      counts: { new: 2, here: 0, refused: 0 },
      columns: [
        { heading: 'Business Name', field: 'name', sample: 'Kesar Mithai Ghar' },
        { field: 'trade' },
        { field: 'area' },
        { heading: 'Mobile No', field: 'phone' },
        { field: 'email' },
        { field: 'price' },
      ],
      rows: [
        { row: 2, name: 'Kesar Mithai Ghar', fate: 'new', notes: [], email: 'kesar@example.com' },
        { row: 3, fate: 'new', email: null },
      ],
    });
    expect(await all()).toEqual([]);
  });

  it('makes pages that nobody manages, each with its trade, area and price, and tells nobody', async () => {
    const mails = (await outgoingMails(site)).length;
    expect(await table(two, '?act=bring')).toMatchObject({ brought: 2, counts: { new: 0, here: 2 } });
    const [band, kesar] = await all();
    expect(kesar).toMatchObject({
      companyName: 'Kesar Mithai Ghar',
      phone: '9876543210',
      area: 'Karol Bagh',
      categories: ['catering'],
      prices: [{ category: 'catering', unit: 'plate-veg', from: 800, to: 1200 }],
      hiddenAt: null,
      waitsSince: null,
    });
    expect(band).toMatchObject({ phone: '9876543211' });
    expect(await site.db.$count(accounts)).toBe(0);
    expect(await outgoingMails(site)).toHaveLength(mails);
    const page = (await site.get(`/api/vendor/${kesar!.id}`)).json<object>();
    expect(page).toMatchObject({ companyName: 'Kesar Mithai Ghar', claimable: true });
    expect(JSON.stringify(page)).not.toContain('kesar@example.com');
    const found = (await site.get('/api/vendors?q=kesar')).text;
    expect(found).toContain('Kesar Mithai Ghar');
  });

  it('names a vendor that is here by its number, and neither doubles nor changes it', async () => {
    const { id } = await registerVendor(site, { companyName: 'Kesar Caterers', phone: '9876543210' });
    const before = await all();
    const brought = await table(two, '?act=bring');
    expect(brought.brought).toBe(1);
    expect(brought.rows[0]).toMatchObject({
      fate: 'here',
      vendorId: id,
      claimable: false,
      notes: ['Kesar Caterers has this number, and stays as it is.'],
    });
    expect((await all()).filter((one) => one.id === id)).toEqual(before);
    expect(await table(two, '?act=bring')).toMatchObject({ brought: 0, counts: { here: 2 } });
    expect(await site.db.$count(vendors)).toBe(2);
  });

  it('is brought in once by two people at once', async () => {
    const answers = await Promise.all([send(two, '?act=bring'), send(two, '?act=bring')]);
    const made = answers.map((answer) => answer.json<VendorTable>().brought).toSorted((a, b) => a - b);
    expect(made).toEqual([0, 2]);
    expect(await site.db.$count(vendors)).toBe(2);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(two)])],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(two, 'utf16le')])],
    ['semicolons', two.replaceAll(',', ';')],
    ['tabs and the line ends of Windows', two.replaceAll(',', '\t').replaceAll('\n', '\r\n')],
    ['the first line of Excel', `sep=;\r\n${two.replaceAll(',', ';')}`],
    ['empty lines', `\n${two}\n,,,,,\n`],
  ])('is read with %s', async (_, content) => {
    const plan = await table(content);
    expect(plan.counts).toEqual({ new: 2, here: 0, refused: 0 });
    expect(plan.rows[0]).toMatchObject({ name: 'Kesar Mithai Ghar', email: 'kesar@example.com' });
  });

  it('is read in Windows-1252', async () => {
    const plan = await table(Buffer.from(`${head}Caf\u00e9 Delhi,Catering,Saket,9876543210,,\n`, 'latin1'));
    expect(plan.rows[0]).toMatchObject({ name: 'Caf\u00e9 Delhi', fate: 'new' });
  });

  it.each([
    ['9.81E+09', /“9.81E\+09” is a phone number that Excel has rounded/],
    ['9,81E+09', /rounded/],
    ['12345', /“12345” is no phone number of ten digits/],
    ['', /It has no phone number/],
  ])('refuses a row with the number %s by name', async (phone, note) => {
    const plan = await table(
      `${head}Kesar Mithai Ghar,Catering,Saket,"${phone}",,\nOther One,DJ,Saket,9876543212,,\n`,
    );
    expect(plan.rows[0]).toMatchObject({ fate: 'refused', notes: [expect.stringMatching(note)] });
    expect(plan.counts).toEqual({ new: 1, here: 0, refused: 1 });
  });

  it.each([
    ['9876543210.0', '9876543210'],
    ["'9876543210", '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210 / 011 2345 6789', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
  ])('reads the number %s', async (phone, wanted) => {
    await table(`${head}Kesar Mithai Ghar,Catering,Saket,"${phone}",,\n`, '?act=bring');
    expect((await all())[0]).toMatchObject({ phone: wanted });
  });

  it('refuses the second row of one number, and a name that is too short', async () => {
    const plan = await table(
      `${head}Kesar,DJ,X,9876543210,,\nKesar again,DJ,X,98765-43210,,\nAb,DJ,X,9876543213,,\n`,
    );
    expect(plan.rows.map(({ fate, notes }) => [fate, notes[0] ?? ''])).toEqual([
      ['new', ''],
      ['refused', 'Row 2 has the same phone number.'],
      ['refused', 'Company Name must be at least 3 characters long.'],
    ]);
  });

  it('names what of a row does not come in', async () => {
    const plan = await table(`${head}Kesar Mithai Ghar,Astronaut,Saket,9876543210,kesar at example,cheap\n`);
    expect(plan.rows[0]).toMatchObject({
      fate: 'new',
      email: null,
      notes: [
        '“Astronaut” is no trade of ours: it comes in without one, and no list shows it.',
        '“kesar at example” is no e-mail address.',
        'The price “cheap” cannot be read.',
      ],
    });
  });

  it('takes the columns as they are chosen, and finds numbers without a heading', async () => {
    const content = 'A,B,C\nKesar Mithai Ghar,9876543210,Catering\n';
    expect((await table(content)).columns.map(({ field }) => field)).toEqual([null, 'phone', null]);
    const plan = await table(content, '?columns=name,phone,trade');
    expect(plan.rows[0]).toMatchObject({ name: 'Kesar Mithai Ghar', fate: 'new', notes: [] });
    const bare = await table('Kesar Mithai Ghar,9876543210\n', '?columns=name,phone');
    expect(bare.rows).toMatchObject([{ row: 1, name: 'Kesar Mithai Ghar', fate: 'new' }]);
    expect(await said(content, '?columns=name,,')).toEqual([
      422,
      'Please choose the column of phone numbers: vendors are known by them.',
    ]);
  });

  it.each([
    [
      'another table',
      'Date,Amount,Balance\n2026-01-01,100,200\n',
      422,
      /no table of vendors.*“Date”, “Amount”, “Balance”/,
    ],
    ['nothing', '\n\n', 422, /This table is empty/],
    ['a table of Excel', Buffer.from('PK\u0003\u0004xl/workbook.xml'), 422, /\.xlsx\) cannot be read/],
    ['a PDF', '%PDF-1.7', 422, /A PDF cannot be read/],
    ['JSON', '{"a": 1}', 422, /it is JSON, XML or a page/],
    [
      'a quotation mark without an end',
      `${head}"Kesar,DJ,X,9876543210,,\n`,
      422,
      /a quotation mark is missing/,
    ],
    [
      'too many rows',
      head + 'Kesar Mithai,DJ,X,9876543210,,\n'.repeat(vendorTableLimits.rows + 1),
      413,
      /may have 1000 rows/,
    ],
    ['more than a megabyte', head + 'x'.repeat(vendorTableLimits.fileBytes), 413, /1 MB/],
  ])('is refused by name: %s', async (_, content, status, message) => {
    expect(await said(content)).toEqual([status, expect.stringMatching(message)]);
    expect(await all()).toEqual([]);
  });

  it('is for those who manage vendors', async () => {
    expect((await reader.call('POST /api/staff/vendor-table', {})).status).toBe(403);
  });
});

describe('invitations to claim pages of a table', () => {
  it('go out when the staff says so, are remembered, and none goes to a page that somebody manages', async () => {
    const { rows } = await table(two, '?act=bring');
    const { id: managed } = await registerVendor(site, { phone: '9876543299' });
    const before = (await outgoingMails(site)).length;
    const invitations = [
      { vendorId: rows[0]!.vendorId, email: 'kesar@example.com' },
      { vendorId: managed, email: 'managed@example.com' },
    ];
    const answer = await manager.call('POST /api/staff/claim-invitations', { invitations });
    expect(answer.json()).toEqual({ sent: 1, left: 1 });
    const mails = (await outgoingMails(site)).slice(before);
    expect(mails.map(({ to }) => to[0]!.address)).toEqual(['kesar@example.com']);
    const again = await table(two);
    expect(again.rows[0]).toMatchObject({ claimable: true, invitedAt: expect.stringMatching(/^\d{4}-/) });
    expect(await site.db.$count(events, eq(events.type, 'claim.invited'))).toBe(1);
    expect((await reader.call('POST /api/staff/claim-invitations', { invitations })).status).toBe(403);
  });
});
