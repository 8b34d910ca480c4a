import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import { home } from '#content/company/home.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SearchBox } from './search-box.tsx';

const sentencesOf = (text: string) => text.split(/(?<=[.।])\s+/);

/** The first screen: the purpose of the site, the people who help, the first step. Height as stated: 67vh between 350 and 512 px. */
export function Banner() {
  return (
    <section className="relative isolate bg-night text-on-night">
      <div className="relative flex h-[67vh] max-h-[512px] min-h-[350px] items-center-safe max-md:items-start max-md:pt-7">
        <picture className="contents">
          <source
            media="(min-width: 48rem)"
            type="image/avif"
            srcSet="/art/home/banner-960.avif 960w, /art/home/banner-1600.avif 1600w"
            sizes="100vw"
          />
          <source
            type="image/avif"
            srcSet="/art/home/banner-tall-480.avif 480w, /art/home/banner-tall-800.avif 800w"
            sizes="100vw"
          />
          <img
            src="/art/home/banner-1600.webp"
            alt={t(
              'A courtyard at dusk: a garlanded haveli with a stage and tables being laid, a lit shop with its shutter half up, and a house frame with scaffolding behind',
            )}
            width="1600"
            height="640"
            fetchPriority="high"
            className="absolute inset-0 -z-20 size-full object-cover object-right"
          />
        </picture>
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-linear-to-b from-night/95 via-night/75 via-60% to-night/5 md:bg-linear-to-r md:from-night md:via-night/85 md:via-42% md:to-night/0 md:to-72% md:max-lg:via-70% md:max-lg:to-100%"
        />
        <div className="wrap">
          {/* Devanagari needs lines half as high again, and the banner has no more height for them. */}
          <h1 tabIndex={-1} className="max-w-[11em] text-4xl in-[:lang(hi)]:md:text-3xl">
            {sentencesOf(home.hero.heading).map((sentence) => (
              <span key={sentence} className="block">
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className="mt-3 max-w-xl text-on-night-soft max-sm:text-sm sm:text-lg md:max-lg:max-w-md">
            {home.hero.sentence}
          </p>
          <div className="mt-5">
            <SearchBox />
          </div>
          {/* On a phone the bottom bar offers the same. */}
          <div className="mt-5 flex flex-wrap items-center gap-x-2 max-md:hidden">
            <ButtonLink to={home.hero.action.href}>{home.hero.action.label}</ButtonLink>
            <a
              href={home.hero.second.href}
              className="tap inline-flex items-center rounded-md px-3 font-semibold underline decoration-on-night/50 underline-offset-4 hover:decoration-on-night"
            >
              {home.hero.second.label}
            </a>
          </div>
        </div>
      </div>
      <ul
        aria-label={t('Why people come here')}
        className="wrap grid grid-cols-2 gap-x-3 gap-y-1 py-3 text-xs md:flex md:flex-wrap md:gap-2 md:py-4 md:text-sm"
      >
        {home.whyTags.map((tag) => (
          <li
            key={tag}
            className="inline-flex items-center gap-1.5 md:rounded-full md:border md:border-on-night/25 md:px-3 md:py-1"
          >
            <Check aria-hidden size={16} className="shrink-0 text-marigold" />
            {tag}
          </li>
        ))}
      </ul>
    </section>
  );
}
