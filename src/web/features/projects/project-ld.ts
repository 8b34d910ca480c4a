/** @file A project as search engines read it. */
import type { ImageGallery, WithContext } from 'schema-dts';
import { prefixNow } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import type { Site } from '#contract/site.ts';
import { profilePath, projectPath } from '#facts/paths.ts';

/** ImageGallery with what the vendor has told, and nothing made up. */
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
