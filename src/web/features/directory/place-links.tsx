import { blogPath } from '#facts/paths.ts';
import { vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import { placePage } from '#content/place-page.ts';
import { InEnglish } from '#ui/in-english.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showCount } from '#words/formats.ts';

type Way = { to: string; words: string; lang?: string | undefined };

function Ways({ heading, ways }: { heading: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-xl">{heading}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {ways.map((way) => (
          <li key={way.to}>
            <TextLink to={way.to} look="standing" lang={way.lang}>
              {way.words}
            </TextLink>
            <InEnglish lang={way.lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links from a list: neighbouring areas, related lists, and posts about it. */
export function PlaceLinks({ place }: { place: VendorPlace }) {
  const { category, area, areas, categories, posts, prices } = place;
  return (
    <div className="mt-12 grid gap-8 border-t border-line pt-8 md:grid-cols-2">
      <Ways
        heading={placePage.areas(place)}
        ways={areas.map((one) => ({
          to: vendorsPath(category, one.area),
          words: `${one.areaName ?? one.area} (${showCount(one)})`,
        }))}
      />
      <Ways
        heading={placePage.categories(place)}
        ways={categories.map((one) => ({
          to: vendorsPath(one.category, area ?? undefined),
          words: `${vendorCategories[one.category]} (${showCount(one)})`,
        }))}
      />
      <Ways
        heading={placePage.posts}
        ways={[
          { to: prices.path, words: prices.words },
          ...posts.map(({ id, title, lang }) => ({ to: blogPath(id), words: title, lang })),
        ]}
      />
    </div>
  );
}
