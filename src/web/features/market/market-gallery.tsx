import { t } from '#words/t.ts';
import type { MarketGallery as Gallery } from '#content/market-pages.ts';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';

/** Pictures of a market with titles. Five make full rows: two are larger on a wide screen, the last on a medium one. */
export function MarketGallery({ gallery }: { gallery: Gallery }) {
  const odd = gallery.pictures.length % 2 === 1;
  return (
    <Section heading={gallery.heading} lead={gallery.subtitle}>
      {/* Swiped on a phone, so it takes the focus: it has no link that would. */}
      <ul
        tabIndex={0}
        aria-label={gallery.heading}
        className="rail gap-4 xs:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-6"
      >
        {gallery.pictures.map(({ picture, title, alt }, index) => {
          const wide = odd && index < 2;
          const last = odd && index === gallery.pictures.length - 1;
          return (
            <li
              key={title}
              className={`${odd && index > 1 ? 'lg:col-span-2' : 'lg:col-span-3'} ${last ? 'sm:max-lg:col-span-2' : ''}`}
            >
              <figure className="overflow-hidden rounded-xl border border-line bg-paper shadow-card">
                <Picture
                  name={picture}
                  alt={alt}
                  sizes={`(min-width: 64rem) ${wide || !odd ? 50 : 33}vw, (min-width: 40rem) ${last ? 92 : 46}vw, 92vw`}
                  className="aspect-3/2"
                />
                <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
                  <span className="text-xl font-semibold">{title}</span>
                  <span className="text-sm text-ink-soft">{t('Illustration')}</span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {gallery.closing && <p className="mt-4 max-w-2xl md:mt-8 md:text-xl">{gallery.closing}</p>}
    </Section>
  );
}
