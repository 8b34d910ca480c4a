/** @postgres changes race for one enquiry, and two clocks for the held mails */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#facts/time.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { StaffEnquiry } from '#contract/staff.ts';
import { accounts, crewMembers, enquiries, vendors } from '#platform/db/tables.ts';
import { asStaff } from '#support/as-staff.ts';
import { forgetMails, outgoingMails } from '#support/outgoing-mails.ts';
import { setUpTestSite } from '#support/set-up-site.ts';

const site = setUpTestSite({ clock: () => now });
let now = new Date('2026-11-20T06:00:00Z');
beforeEach(async () => {
  await site.reset();
  await forgetMails(site);
});

const asked = {
  name: 'Kavita Menon',
  email: 'kavita@example.com',
  phone: '9876500001',
  description: 'A logo',
};

/** Sends an enquiry and returns its reference and the secret of its page. */
async function sent(extra: Record<string, string> = {}, form = '') {
  const answer = await site.post('/api/business', { ...asked, ...extra }, { 'x-form': form });
  const { reference, statusUrl } = answer.json<EnquiryReceipt>();
  return { reference, secret: statusUrl!.split('/').at(-1)! };
}
const read = async (secret: string) => (await site.get(`/api/enquiries/${secret}`)).json<EnquiryStatus>();
const withdraw = (secret: string) => site.post(`/api/enquiries/${secret}/withdraw`, {});

async function aVendor(email: string | null, confirmed = true) {
  const [vendor] = await site.db
    .insert(vendors)
    .values({
      companyName: 'Rivaaz Banquets',
      ownerName: 'Kuldeep Wadhwa',
      address: 'Delhi',
      sortName: 'r',
      search: 'r',
    })
    .returning();
  if (email)
    await site.db.insert(accounts).values({
      vendorId: vendor!.id,
      email,
      emailKey: email,
      passwordHash: '-',
      emailVerifiedAt: confirmed ? new Date() : null,
    });
  return vendor!.id;
}

describe('GET /api/enquiries/:secret', () => {
  it('shows what was sent and where it stands, and is never kept', async () => {
    const { reference, secret } = await sent({ category: 'Consulting' }, 'share=1');
    const answer = await site.get(`/api/enquiries/${secret}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      reference,
      title: 'Business enquiry',
      status: 'received',
      readAt: null,
      share: true,
      marketing: false,
      sent: [
        { label: 'Name', value: asked.name },
        { label: 'Email', value: asked.email },
        { label: 'Phone', value: asked.phone },
        { label: 'Service', value: 'Consulting' },
        { label: 'Description', value: asked.description },
      ],
    });
  });

  it('follows the staff', async () => {
    const { reference, secret } = await sent();
    const at = new Date('2026-11-20T06:00:00Z');
    for (const [status, column] of [
      ['read', 'readAt'],
      ['answered', 'answeredAt'],
      ['closed', 'closedAt'],
    ] as const) {
      await site.db
        .update(enquiries)
        .set({ status, [column]: at })
        .where(eq(enquiries.reference, reference));
      expect(await read(secret)).toMatchObject({ status, [column]: at.toISOString() });
    }
  });

  it('gives every wrong secret one and the same answer', async () => {
    const { secret } = await sent();
    const wrong = [
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      secret.toLowerCase(),
      `${secret}a`,
      'x',
      '%00',
      '%F0%9F%98%80',
      '..%2F..%2Fetc',
      "'%20or%201=1",
      'a'.repeat(512),
    ];
    const answers = await Promise.all(
      wrong.flatMap((given) => [site.get(`/api/enquiries/${given}`), withdraw(given)]),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`404 ${JSON.stringify({ message: 'There is nothing at this address.', code: 'not_found' })}`]),
    );
    expect((await read(secret)).status).toBe('received');
  });

  it('keeps the secret itself nowhere', async () => {
    const { secret } = await sent();
    expect(JSON.stringify(await site.db.select().from(enquiries))).not.toContain(secret);
  });
});

describe('POST /api/enquiries/:secret/withdraw', () => {
  it('takes it back once, tells the staff once, and shows no more of what was sent', async () => {
    const { reference, secret } = await sent();
    await forgetMails(site);
    const answers = [await withdraw(secret), await withdraw(secret)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    expect(answers[0]!.json()).toMatchObject({ status: 'withdrawn', sent: [], share: false });
    expect((await read(secret)).withdrawnAt).not.toBeNull();
    const mails = await outgoingMails(site);
    expect(mails.map(({ subject }) => subject)).toEqual([`Withdrawn: Business enquiry ${reference}`]);
    expect(mails[0]!.text).not.toContain(asked.phone);
  });

  it('works at any status', async () => {
    const { reference, secret } = await sent();
    await site.db.update(enquiries).set({ status: 'closed' }).where(eq(enquiries.reference, reference));
    expect((await withdraw(secret)).json()).toMatchObject({ status: 'withdrawn' });
  });
});

const aMember = {
  fullName: 'Ishita Bhalla',
  age: 24,
  gender: 'Female',
  height: '165 cm',
  highestQualification: 'BA',
};

describe('an enquiry is told by names, never by identifiers', () => {
  /** Everything that people read of it: its private page, the mails, the staff's view. */
  async function wordsAbout(path: string, body: object) {
    const posted = await site.post(path, body);
    expect(posted.status).toBe(201);
    const { statusUrl, reference } = posted.json<{ statusUrl: string; reference: string }>();
    const { title, sent: fields } = await read(statusUrl.split('/').at(-1)!);
    const moved = await asStaff(site, `PUT /api/staff/enquiries/${reference}`, { status: 'read' });
    const shown = moved.json<StaffEnquiry>();
    expect([shown.title, shown.sent]).toEqual([title, fields]);
    const mails = await outgoingMails(site);
    const [subject] = mails.flatMap((mail) =>
      mail.subject.includes(`${reference} from`) ? [mail.subject] : [],
    );
    const text = JSON.stringify([fields, ...mails.map((mail) => [mail.subject, mail.text])]);
    return { title, fields, subject: subject!.replace(reference, '#'), text };
  }
  const person = { name: asked.name, email: asked.email, phone: asked.phone };

  it('to a vendor: after the vendor, whatever the form called it', async () => {
    const vendorId = await aVendor('rivaaz@example.com');
    const words = await wordsAbout('/api/eventmangement/create', {
      ...person,
      eventDescription: 'A mehendi',
      vendorId,
      vendorName: 'An old name',
    });
    expect(words).toMatchObject({
      title: 'Enquiry to Rivaaz Banquets',
      subject: `Enquiry to Rivaaz Banquets # from ${asked.name}`,
    });
    expect(words.fields[0]).toEqual({ label: 'Vendor', value: 'Rivaaz Banquets' });
    expect(words.text).not.toContain(vendorId);
    expect(words.text).not.toContain('An old name');
  });

  it('about a crew member: by the full name', async () => {
    const [member] = await site.db.insert(crewMembers).values(aMember).returning();
    const words = await wordsAbout('/api/eventmangement/create', {
      ...person,
      eventDescription: 'A mehendi',
      memberId: member!.id,
    });
    expect(words.title).toBe('Event management enquiry');
    expect(words.fields[0]).toEqual({ label: 'Crew member', value: 'Ishita Bhalla' });
    expect(words.text).not.toContain(member!.id);
  });

  it('from a page of services: says the chosen service once', async () => {
    const chosen = { vendorId: 'accounting', vendorName: 'Accounting', category: 'Accounting' };
    const { fields } = await wordsAbout('/api/business', { ...person, description: 'Books', ...chosen });
    expect(fields.filter(({ label }) => label === 'Service')).toEqual([
      { label: 'Service', value: 'Accounting' },
    ]);
  });

  it('from a service card: by the name of the card', async () => {
    const card = { vendorId: 'card-renovation', vendorName: 'Renovation' };
    const words = await wordsAbout('/api/constructionwork/', {
      ...person,
      description: 'A kitchen',
      ...card,
    });
    expect(words.fields[0]).toEqual({ label: 'Service', value: 'Renovation' });
    expect(words.text).not.toContain('card-renovation');
  });

  it('with an identifier that is nobody’s it says nothing of it', async () => {
    for (const about of [{ memberId: 'member-9' }, { vendorId: '0192f000-0000-7000-8000-000000000000' }]) {
      const words = await wordsAbout('/api/eventmangement/create', {
        ...person,
        eventDescription: 'A mehendi',
        ...about,
      });
      expect(words.title).toBe('Event management enquiry');
      for (const id of Object.values(about)) expect(words.text).not.toContain(id);
    }
  });
});

describe('a chosen vendor', () => {
  const toVendor = async () =>
    (await outgoingMails(site)).filter(({ to }) => to[0]!.address === 'rivaaz@example.com');

  it('hears of it with the details when the visitor agreed, and again when it is withdrawn', async () => {
    const vendorId = await aVendor('rivaaz@example.com');
    const { reference, secret } = await sent({ vendorId }, 'share=1');
    const [mail, ...more] = await toVendor();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ replyTo: { address: asked.email } });
    expect(mail!.text).toContain(asked.phone);
    expect(mail!.text).toContain(reference);
    expect((await site.db.select().from(enquiries))[0]).toMatchObject({ vendorId, cardId: null });
    await withdraw(secret);
    now = new Date(now.getTime() + hourMs);
    await site.sendHeldMails();
    expect((await toVendor()).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Withdrawn: \S/),
      text: expect.stringContaining(`Reference: ${reference}.`),
    });
  });

  it('hears of the others of a minute in one mail, and of none that was withdrawn before', async () => {
    const vendorId = await aVendor('rivaaz@example.com');
    const first = await sent({ vendorId }, 'share=1');
    const later = await sent({ vendorId, description: 'A sign' }, 'share=1');
    const last = await sent({ vendorId, description: 'A card' });
    const withdrawn = await sent({ vendorId, description: 'A secret' }, 'share=1');
    await withdraw(withdrawn.secret);
    expect(await toVendor()).toHaveLength(1);
    now = new Date(now.getTime() + minuteMs - 1);
    await site.sendHeldMails();
    expect(await toVendor()).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    await Promise.all([site.sendHeldMails(), site.sendHeldMails()]);
    const [one, bundle, ...more] = await toVendor();
    expect(more).toEqual([]);
    expect(one!.text).toContain(first.reference);
    expect(bundle).toMatchObject({
      subject: expect.stringMatching(/^A family asks about .*, and 1 more$/),
      replyTo: { address: 'namaste@aangan.example' },
    });
    for (const told of [later.reference, 'A sign', last.reference]) expect(bundle!.text).toContain(told);
    for (const untold of ['A card', 'A secret', withdrawn.reference, first.reference])
      expect(bundle!.text).not.toContain(untold);
  });

  it('gets no detail before its address has answered, for anybody may register with anybody’s', async () => {
    await sent({ vendorId: await aVendor('rivaaz@example.com', false) }, 'share=1');
    const [mail] = await toVendor();
    for (const detail of [...Object.values(asked), 'Rivaaz Banquets'])
      expect(JSON.stringify({ ...mail, id: '' })).not.toContain(detail);
  });

  it('hears without any detail when the visitor did not', async () => {
    await sent({ vendorId: await aVendor('rivaaz@example.com') });
    const [mail] = await toVendor();
    expect(mail).toMatchObject({ replyTo: { address: 'namaste@aangan.example' } });
    for (const detail of Object.values(asked)) expect(JSON.stringify(mail)).not.toContain(detail);
  });

  it('is not written to when it has no log-in, and the enquiry names it all the same', async () => {
    const vendorId = await aVendor(null);
    await sent({ vendorId });
    expect(await toVendor()).toEqual([]);
    expect((await site.db.select().from(enquiries))[0]).toMatchObject({ vendorId });
  });

  it('that is no vendor is a card', async () => {
    const ids = ['0192f000-0000-7000-8000-000000000000', 'consulting'];
    for (const vendorId of ids) await sent({ vendorId });
    const stored = await site.db.select().from(enquiries).orderBy(enquiries.cardId);
    expect(stored.map(({ vendorId, cardId }) => [vendorId, cardId])).toEqual(ids.map((id) => [null, id]));
  });
});
