import { describe, expect, it } from 'vitest';
import { enquiryKinds, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { expectSent, fillByHand, send } from '#support/engine-steps.ts';
import { engineName, keepPicture, open, phone, setUpSiteInEngine } from '#support/engines.ts';

/** Where each form is; the one that asks chosen vendors needs one. */
const addresses: Readonly<Record<EnquiryKindName, string>> = {
  contact: '/contact',
  catering: '/catering',
  entertainment: '/entertainment',
  crew: '/crew',
  gift: '/gifts',
  decoration: '/decoration',
  venue: '/location',
  construction: '/construction',
  eventManagement: '/weddingvendors?quote=catering',
  constructionWork: '/constructionvendors?quote=renovation',
  business: '/buisnessstartup?quote=consulting',
  community: '/communities',
  ask: '/ask?v=',
};

describe(`every form in ${engineName}`, () => {
  const site = setUpSiteInEngine();

  async function addressOf(kindName: EnquiryKindName): Promise<string> {
    if (kindName !== 'ask') return addresses[kindName];
    const reply = await fetch(`${site.server.url}/api/vendor/khanmarket/vendors`);
    return addresses.ask + ((await reply.json()) as { _id: string }[])[0]!._id;
  }

  it.each(Object.keys(addresses) as EnquiryKindName[])(
    '%s is filled by hand and arrives',
    async (kindName) => {
      const kind = enquiryKinds[kindName];
      const name = `Hand of ${kindName}`;
      const visitor = await site.visit(phone);
      await open(visitor, site.url + (await addressOf(kindName)));
      await fillByHand(visitor, kind, name);
      await keepPicture(visitor, `form-${kindName}`);
      await send(visitor, kind);
      await expectSent(visitor, kind, name, site.server);
      expect(visitor.complaints).toEqual([]);
    },
  );
});
