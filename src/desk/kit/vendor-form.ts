/** @file Changes in a vendor's form: only these are sent, mailed and recorded. */
import { vendorFieldWords } from '#content/vendor-fields.ts';
import { factLines, priceWords } from '#content/vendor-fact-words.ts';
import { factsOfForm, pricesOfForm } from '#domain/vendors/fact-form.ts';
import type { CallInput } from '#contract/kit.ts';
import type { DeskVendorProfile, deskVendorEndpoints } from '#contract/desk/vendors.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';

export type VendorEdit = CallInput<typeof deskVendorEndpoints.staffVendorEdit>['body']['fields'];

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

function hoursOf(text: (name: string) => string): DeskVendorProfile['openingHours'] {
  const open = weekdays.flatMap((day) => {
    const hours = text(`hours-${day}`).trim();
    return hours ? [[day, hours] as const] : [];
  });
  return open.length > 0 ? Object.fromEntries(open) : null;
}

/** Formats services as `Name: details`, one a line; a service keeps its id with its name. */
export const serviceLines = (services: DeskVendorProfile['services']): string =>
  services
    .map(({ name, details }) => (details ? `${name}: ${details.replaceAll('\n', ' ')}` : name))
    .join('\n');

function servicesOf(text: string, before: DeskVendorProfile['services']) {
  if (text.trim() === serviceLines(before).trim()) return before;
  return lines(text).map((line) => {
    const [name = '', ...details] = line.split(': ');
    const known = before.find((service) => service.name === name);
    return { ...(known && { _id: known._id }), name, details: details.join(': ') };
  });
}

/** Returns the fields that differ between the form and the vendor; null when there are none. */
export function vendorEditOf(form: HTMLFormElement, before: DeskVendorProfile): VendorEdit | null {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const orNull = (name: string) => text(name).trim() || null;
  const now = {
    companyName: text('companyName').trim(),
    ownerName: text('ownerName').trim(),
    address: text('address').trim(),
    description: orNull('description'),
    services: servicesOf(text('services'), before.services),
    instagram: orNull('instagram'),
    facebook: orNull('facebook'),
    linkedin: orNull('linkedin'),
    youtube: orNull('youtube'),
    categories: data.getAll('categories'),
    area: orNull('area'),
    region: orNull('region'),
    market: orNull('market'),
    openingHours: hoursOf(text),
    areasServed: lines(text('areasServed')),
    latitude: numberOrNull(text('latitude')),
    longitude: numberOrNull(text('longitude')),
    facts: factsOfForm(before.categories, before.facts, data),
    prices: pricesOfForm(before.categories, before.prices, data),
  };
  const was = { ...before, prices: before.prices.map(({ asOf: _, ...price }) => price) };
  const changed = Object.entries(now).filter(
    ([field, value]) => !isSame(value, was[field as keyof DeskVendorProfile]),
  );
  if (changed.length === 0) return null;
  const edit = Object.fromEntries(changed);
  // The two are only valid together.
  const moved = 'latitude' in edit || 'longitude' in edit;
  return { ...edit, ...(moved && { latitude: now.latitude, longitude: now.longitude }) };
}

/** Returns a comparable form: typed text has a browser's line ends; the order of weekdays has no meaning. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string'
      ? part.replaceAll('\r\n', '\n')
      : part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
  );
const isSame = (a: unknown, b: unknown) => comparable(a) === comparable(b);

type Field = keyof typeof vendorFieldWords & keyof DeskVendorProfile;

function shownValue(profile: DeskVendorProfile, field: Field): string {
  const value = profile[field];
  if (field === 'services') return serviceLines(profile.services);
  if (field === 'categories' || field === 'areasServed') return profile[field].join(', ');
  if (field === 'prices') return profile.prices.map((cue) => priceWords(cue)).join(', ');
  if (field === 'facts')
    return factLines(profile.categories, profile.facts)
      .map((fact) => `${fact.label}: ${fact.value}`)
      .join(', ');
  if (field === 'openingHours')
    return weekdays
      .flatMap((day) => (profile.openingHours?.[day] ? [`${day} ${profile.openingHours[day]}`] : []))
      .join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the fields that differ between two readings of a vendor, with their later values. */
export const changedMeanwhile = (before: DeskVendorProfile, now: DeskVendorProfile) =>
  (Object.keys(now) as Field[])
    .filter((field) => !isSame(before[field], now[field]))
    .map((field) => ({ field, now: shownValue(now, field) || 'nothing' }));
