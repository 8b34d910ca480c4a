/** @file Structured data (JSON-LD) of a project. */
import type { ImageGallery, WithContext } from 'schema-dts';
import { prefixNow } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import type { Site } from '#contract/site.ts';
import { profilePath, projectPath } from '#facts/paths.ts';

/** Returns an ImageGallery of the vendor's own statements, with nothing invented. */
export function projectLd(
  site: Site,
  { _id, title, words, month, area, pictures, vendor }: VendorProject,
): WithContext<ImageGallery> {
  const address = (path: string) => site.url + prefixNow() + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: title,
    url: address(projectPath(vendor._id, _id)),
    ...(words && { description: words }),
    ...(month && { dateCreated: month }),
    ...(area && { contentLocation: { '@type': 'Place' as const, name: area } }),
    creator: { '@type': 'LocalBusiness', name: vendor.companyName, url: address(profilePath(vendor._id)) },
    image: pictures.map(({ caption, picture }) => ({
      '@type': 'ImageObject' as const,
      contentUrl: site.url + picture.src,
      width: String(picture.width),
      height: String(picture.height),
      ...(caption && { caption }),
    })),
  };
}
