import { describe, expect, it } from 'vitest';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { fillByHand, formOf, send } from '#support/engine-steps.ts';
import {
  desktop,
  engineName,
  eventually,
  open,
  phone,
  placeOf,
  setUpSiteInEngine,
  takenOver,
  valueOf,
  wake,
  wordsOf,
} from '#support/engines.ts';
import { emailOf, referencePattern } from '#support/enquiry-samples.ts';
import { mailsWith } from '#support/mail-folder.ts';

describe(`a family in ${engineName}`, () => {
  const site = setUpSiteInEngine();

  it('narrows a search by city and day, and the way back leads back', async () => {
    const visitor = await site.visit(desktop);
    await open(visitor, `${site.url}/vendors`);
    await wake(visitor, 'select[name="region"]');
    await visitor.choose('select[name="region"]', 'Noida');
    await eventually(async () => expect(await placeOf(visitor)).toBe('/vendors?region=Noida'));
    await visitor.click('input[type="checkbox"][name="open"]');
    await eventually(async () => expect(await placeOf(visitor)).toBe('/vendors?region=Noida&open=today'));
    await visitor.evaluate(() => history.back());
    await eventually(async () => expect(await placeOf(visitor)).not.toContain('open='));
    expect(visitor.complaints).toEqual([]);
  });

  it('finds what it typed after a reload', async () => {
    const { catering } = enquiryKinds;
    const visitor = await site.visit(phone);
    await open(visitor, `${site.url}/catering`);
    await fillByHand(visitor, catering, 'Draft Divya');
    const control = (name: string) => `${formOf(catering)} [name="${name}"]`;
    const before = await Promise.all(catering.fields.map(({ name }) => valueOf(visitor, control(name))));
    await visitor.reload();
    await takenOver(visitor);
    for (const [index, { name }] of catering.fields.entries())
      await eventually(async () => expect(await valueOf(visitor, control(name))).toBe(before[index]));
    expect(visitor.complaints).toEqual([]);
  });

  it('writes while the server is gone: the message is kept, and arrives once', async () => {
    const { decoration } = enquiryKinds;
    const name = 'Patient Pooja';
    const visitor = await site.visit(phone);
    await open(visitor, `${site.url}/decoration`);
    await fillByHand(visitor, decoration, name);
    await site.killServer();
    await send(visitor, decoration);
    await eventually(async () =>
      expect(await wordsOf(visitor, '.delivery-bar')).toContain('saved on this device and not sent yet'),
    );
    expect(await valueOf(visitor, `${formOf(decoration)} [name="name"]`)).toBe(name);
    await site.startServerAgain();
    await visitor.reload();
    await eventually(async () => expect(await wordsOf(visitor, 'body')).toMatch(referencePattern));
    await eventually(async () => expect(await wordsOf(visitor, '.delivery-bar')).toBe(''));
    await eventually(() => expect(mailsWith(site.server, emailOf(name))).toHaveLength(2));
  });
});
