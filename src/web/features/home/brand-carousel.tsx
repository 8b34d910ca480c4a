import { sampleLogoPath } from '#facts/paths.ts';
import type { Brand } from '#contract/brands.ts';
import type { Async } from '#contract/settled.ts';
import { home } from '#content/company/home.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Photo } from '#ui/photo.tsx';

const drift = { kind: 'drift', pixelsPerFrame: 0.8 } as const;

const none = () => null;
const isSample = ({ src }: Brand['logo']) => src.startsWith(sampleLogoPath);

/** Endless row of logos: four at a time, three below 1024 px, two below 768, one below 480. Renders nothing without logos. */
export function BrandCarousel({ brands }: { brands: Async<readonly Brand[]> }) {
  return (
    <AsyncSection data={brands} loading={null} failed={none}>
      {(list) => list.length > 0 && <Brands brands={list} />}
    </AsyncSection>
  );
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  const areSamples = brands.every(({ logo }) => isSample(logo));
  return (
    <section aria-labelledby="brands" className="border-y border-line bg-paper py-5 md:py-8">
      <div className="wrap">
        <h2 id="brands" className="mb-3 text-xl">
          {home.brandsHeading}{' '}
          {areSamples && <span className="font-sans font-normal text-ink-soft">({home.brandsNote})</span>}
        </h2>
        <Carousel
          label={home.brandsHeading}
          motion={drift}
          slideClass="basis-full xs:basis-1/2 md:basis-1/3 lg:basis-1/4 px-3"
          slides={brands.map(({ id, logo }) => ({
            id,
            content: (
              <div className="grid h-20 place-items-center rounded-lg bg-paper-deep">
                {isSample(logo) ? (
                  <img
                    src={logo.src}
                    alt={logo.alt}
                    width="168"
                    height="64"
                    loading="lazy"
                    className="opacity-80 dark:invert"
                  />
                ) : (
                  <Photo picture={logo} sizes="10.5rem" fit="contain" className="h-16 w-42 bg-transparent!" />
                )}
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
