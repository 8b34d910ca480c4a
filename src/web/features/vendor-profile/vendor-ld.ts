/** @file A vendor as search engines read it. Reviews are samples, so there is no rating here and must not be. */
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, WithContext } from 'schema-dts';
import { e164 } from '#contract/phone.ts';
import type { Site } from '#contract/site.ts';
import { weekdays } from '#contract/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { weekdayNames } from '#content/vendor-profile.ts';
import { profilePath } from '#facts/paths.ts';
import { factsLd } from './facts-ld.ts';

const hoursOf = (hours: PublicVendor['openingHours']): OpeningHoursSpecification[] =>
  weekdays.flatMap((day) => {
    const [opens, closes] = hours?.[day]?.split('-') ?? [];
    const dayOfWeek = `https://schema.org/${weekdayNames[day]}` as DayOfWeek;
    return opens && closes
      ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }]
      : [];
  });

/** LocalBusiness with what the vendor has told, and nothing made up. */
export function vendorLd(site: Site, vendor: PublicVendor): WithContext<LocalBusiness> {
  const { _id, companyName, description, address, region, phone, latitude, longitude, profilepicture } =
    vendor;
  const links = [vendor.website, vendor.instagram, vendor.facebook, vendor.linkedin, vendor.youtube];
  const sameAs = links.filter((href): href is string => href !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: companyName,
    url: site.url + profilePath(_id),
    ...(description && { description }),
    ...(profilepicture && { image: site.url + profilepicture }),
    ...(phone && { telephone: e164(phone) ?? undefined }),
    ...(address && {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: address,
        ...(region && { addressRegion: region }),
        addressCountry: 'IN',
      },
    }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...(vendor.openingHours && { openingHoursSpecification: hoursOf(vendor.openingHours) }),
    ...factsLd(vendor),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
