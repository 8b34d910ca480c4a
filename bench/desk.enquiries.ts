/** @file Invented enquiries by the hundred thousand, spread over their year of retention, the same in every run. */
import { v7 } from 'uuid';
import { countedPages } from '#facts/page-at.ts';
import { enquiryKindNames } from '#domain/enquiries/enquiry-kinds.ts';
import { dayMs } from '#facts/time.ts';

const givenNames =
  'Aarav Vivaan Meera Kabir Naina Rohan Ishaan Tara Zoya Farhan Gurpreet Harleen Lakshmi Nandini Om Pooja Rafiq Sanjay Tenzin Usha Vikram Wahida Yash Zubin Deepa Esha Gopal Hina Jaspreet Kamla'.split(
    ' ',
  );
const familyNames =
  'Sharma Gupta Khan Singh Kaur Nair Iyer Das Bose Mehta Jain Verma Yadav Ansari Thapa Reddy Pillai Chopra Malhotra Saxena Tomar Rawat Bisht Sethi Arora Bhatia'.split(
    ' ',
  );
const words =
  'wedding mehendi sangeet haldi reception lawn farmhouse caterer chaat buffet jain satvik guests family budget marigold mandap dhol photographer drone tent lights evening December February terrace kitchen tiles plumbing wiring paint quote visit shop GST registration loan poster flyer opening please call after six thank you'.split(
    ' ',
  );
const vendors =
  'Kesar Mithai Ghar,Gulmohar Tents,Amaltas Farm,Rangoli Decor,Chandni Sweets,Baithak Sound'.split(',');

const places =
  'Dwarka,Rohini,Saket,Noida,Gurgaon,Faridabad,Lajpat Nagar,Rajouri Garden,Karol Bagh,Pitampura,Janakpuri,Vasant Kunj'.split(
    ',',
  );
/** Areas beyond those that have most of the enquiries. */
const farPlaces = Array.from({ length: 90 }, (_, index) => `Sector ${index + 1}`);
const reasons = ['Chose others', 'No answer', 'Out of area', 'Only asked for prices'];

/** Creates a small generator with a fixed seed, so that two runs are comparable. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Creates rows of JSON in the names of the table. A younger one is more likely still open. */
export function createEnquiryRows(
  total: number,
  { now, members }: { now: Date; members: readonly string[] },
) {
  const random = createRandom(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return (index: number) => {
    const ageDays = ((total - index) / total) * 365;
    const at = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
    const open = random() < (ageDays < 10 ? 0.6 : 0.03);
    const status = open
      ? pick(['received', 'read', 'introduced', 'answered'])
      : pick(['closed', 'closed', 'booked']);
    const answered = !open || status === 'answered';
    const name = `${pick(givenNames)} ${pick(familyNames)}`;
    const phone = `9${String(800_000_000 + ((index * 7919) % 99_999_999)).padStart(9, '0')}`;
    const email = `${name.toLowerCase().replace(' ', '.')}${index}@example.com`;
    const message =
      Array.from({ length: 30 }, () => pick(words)).join(' ') + (index % 9973 === 0 ? ' palanquin' : '');
    const vendor = random() < 0.4;
    return {
      id: v7(),
      kind: pick(enquiryKindNames),
      reference: `AGN-${index.toString(36).toUpperCase().padStart(6, '0')}`,
      secret_hash: `\\x${index.toString(16).padStart(64, '0')}`,
      status,
      quarantine: random() < 0.03,
      name,
      email,
      phone,
      message,
      event_date: random() < 0.5 ? at(ageDays - random() * 200).slice(0, 10) : null,
      vendor_id: vendor ? v7() : null,
      vendor_name: vendor ? pick(vendors) : null,
      payload: { name, email, phone, message },
      created_at: at(ageDays),
      updated_at: at(ageDays),
      answered_at: answered ? at(Math.max(ageDays - random() * 2, 0)) : null,
      booked_at: status === 'booked' ? at(Math.max(ageDays - 5, 0)) : null,
      close_reason: status === 'closed' ? pick(reasons) : null,
      source: pick(countedPages),
      place: random() < 0.3 ? null : random() < 0.6 ? pick(places) : pick(farPlaces),
      owner_id: random() < 0.7 ? pick(members) : null,
      due_at: open && random() < 0.2 ? at(random() * 10 - 5) : null,
      unanswered_since: random() < 0.2 ? at(Math.max(ageDays - 1, 0)) : null,
      labels: random() < 0.1 ? [pick(['vip', 'call back'])] : [],
      version: 1,
      // The job has compared all but the newest.
      text_compared: total - index > 200,
    };
  };
}
