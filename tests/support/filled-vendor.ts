/** @file A vendor with everything filled in, for tests of its page. */
import type { VendorUpdate } from '#contract/vendor-input.ts';
import { categoryFacts, type PriceUnit } from '#domain/vendors/vendor-facts.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { RunningServer } from './server.ts';
import { photo, registerVendor, vendorForm } from './vendor-account.ts';

const times = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const sentence = 'We come to your home first, look at the place, and write down what you want. ';

/** Returns all that a vendor of this trade can say, about as much as a diligent one does. */
function everything(category: VendorCategory): Partial<VendorUpdate> {
  const [unit = 'event', second]: readonly PriceUnit[] = categoryFacts[category].units;
  const price = (one: PriceUnit) => ({ category, unit: one, from: 45_000, to: 180_000, taxIncluded: false });
  return {
    categories: [category],
    area: 'Dwarka',
    region: 'Delhi',
    description: sentence.repeat(9).trim(),
    services: times(12, (nth) => ({ name: `Service ${nth} of ours`, details: sentence.trim() })),
    openingHours: { mon: '10:00-20:30', tue: '10:00-20:30', wed: '10:00-20:30', sat: '11:00-15:00' },
    areasServed: ['Dwarka', 'Janakpuri', 'Rohini', 'Karol Bagh', 'Saket', 'Vasant Kunj', 'Gurgaon', 'Noida'],
    prices: [price(unit), ...(second ? [price(second)] : [])],
    facts: { years: 12, teamSize: 14, languages: ['hindi', 'english', 'punjabi'] },
    packages: times(5, (nth) => ({
      name: `Package ${nth}`,
      lines: times(8, (line) => `What is in it, line ${line}`),
      price: 60_000 * nth,
      unit,
      people: 150,
      taxIncluded: false,
    })),
    questions: times(8, (nth) => ({ question: `Question ${nth}, often asked?`, answer: sentence.repeat(3) })),
    policies: { advance: 40, cancellation: sentence.repeat(2), travel: sentence },
    youtube: 'https://www.youtube.com/@everything',
    linkedin: 'https://www.linkedin.com/company/everything',
  };
}

/** Registers a vendor and fills in its whole page: words, a portrait, a banner and four photos. @throws Error when a part is refused */
export async function filledVendor(
  server: Pick<RunningServer, 'url'>,
  name: string,
  category: VendorCategory,
): Promise<{ id: string; token: string }> {
  const vendor = await registerVendor(server, vendorForm(name));
  const authorization = `Bearer ${vendor.token}`;
  // In two parts: more than five pictures at once are refused.
  const parts = [
    ['profilepicture', 'backgroundpicture'],
    ['gallery1', 'gallery2', 'gallery3', 'gallery4'],
  ];
  const answers = [
    await fetch(`${server.url}/api/vendor/${vendor.id}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(everything(category)),
    }),
  ];
  for (const slots of parts) {
    const body = new FormData();
    for (const [index, slot] of slots.entries()) {
      const { buffer } = await photo(`${slot}.jpg`, { red: 40 * index });
      body.append(slot, new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), `${slot}.jpg`);
    }
    const upload = `${server.url}/api/vendor/upload/${vendor.id}`;
    answers.push(await fetch(upload, { method: 'POST', headers: { authorization }, body }));
  }
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text());
  return vendor;
}
