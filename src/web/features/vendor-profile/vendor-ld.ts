/** @file Structured data (JSON-LD) of a vendor. Sample reviews are never in it; real ones are, from three on. */
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, WithContext } from 'schema-dts';
import { e164 } from '#domain/formats/phone.ts';
import type { Site } from '#contract/site.ts';
import { regionNames } from '#domain/vendors/vendor-categories.ts';
import { hourSpans } from '#domain/vendors/hour-spans.ts';
import { weekdays, type Weekday } from '#domain/vendors/weekdays.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { profilePath } from '#facts/paths.ts';
import { twinPath } from '#ui/twin-path.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import type { Async } from '#contract/settled.ts';
import { factsLd } from './facts-ld.ts';
import { reviewsLd } from './reviews-ld.ts';

/** Days under the names of schema.org, independent of the page's language. */
const schemaDays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

const hoursOf = (hours: PublicVendor['openingHours']): OpeningHoursSpecification[] =>
  weekdays.flatMap((day) => {
    const dayOfWeek = `https://schema.org/${schemaDays[day]}` as DayOfWeek;
    return hourSpans(hours?.[day]).map(
      (span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }) as const,
    );
  });

/** Returns a LocalBusiness of the vendor's own statements, with nothing invented. */
export function vendorLd(
  site: Site,
  vendor: PublicVendor,
  reviews: Async<VendorReviews>,
): WithContext<LocalBusiness> {
  const {
    _id,
    companyName,
    description,
    address,
    region,
    phone,
    latitude,
    longitude,
    profilepicture,
    leading,
  } = vendor;
  const image = profilepicture ?? leading?.src;
  const links = [vendor.website, vendor.instagram, vendor.facebook, vendor.linkedin, vendor.youtube];
  const sameAs = links.filter((href): href is string => href !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: companyName,
    url: site.url + twinPath(profilePath(_id)),
    ...(description && { description }),
    ...(image && { image: site.url + image }),
    ...(phone && { telephone: e164(phone) ?? undefined }),
    ...(address && {
      address: {
        '@type': 'PostalAddress' as const,
        streetAddress: address,
        ...(region && { addressRegion: regionNames[region] }),
        addressCountry: 'IN',
      },
    }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...(vendor.openingHours && { openingHoursSpecification: hoursOf(vendor.openingHours) }),
    ...factsLd(vendor),
    ...reviewsLd(reviews),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
