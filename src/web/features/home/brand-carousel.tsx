import { home } from '#content/company/home.ts';
import { Carousel } from '#ui/carousel.tsx';

const drift = { kind: 'drift', pixelsPerFrame: 0.8 } as const;

/** Logos passing by: four at a time, three below 1024 px, two below 768, one below 480; without a break. */
export function BrandCarousel() {
  return (
    <section aria-labelledby="brands" className="border-y border-line bg-paper py-8">
      <div className="wrap">
        <h2 id="brands" className="mb-5 text-xl">
          {home.brandsHeading}{' '}
          <span className="font-sans font-normal text-ink-soft">({home.brandsNote})</span>
        </h2>
        <Carousel
          label={home.brandsHeading}
          motion={drift}
          slideClass="basis-full xs:basis-1/2 md:basis-1/3 lg:basis-1/4 px-3"
          slides={home.brands.map(({ name, logo }) => ({
            id: logo,
            content: (
              <div className="grid h-20 place-items-center rounded-lg bg-paper-deep">
                <img
                  src={`/brand/partners/${logo}.svg`}
                  alt={name}
                  width="168"
                  height="64"
                  loading="lazy"
                  className="opacity-80 dark:invert"
                />
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
