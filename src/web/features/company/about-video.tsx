import { useState } from 'react';
import { Play } from 'lucide-react';
import { t } from '#words/t.ts';
import { useSite } from '#kit/page/site.ts';
import { Picture } from '#ui/picture.tsx';

const alt = t(
  'A courtyard in the morning: a family house with an open garlanded gate, trees, and people starting the day',
);
const shape = { width: 1280, height: 720, widths: [640, 1280] };

/**
 * The film about us. The video host receives no request before the visitor presses play; without scripts the poster links there. Without a
 * configured film the picture stands alone, with its text.
 */
export function AboutVideo() {
  const { embeds, company } = useSite();
  const [playing, setPlaying] = useState(false);
  const poster = (
    <Picture
      name="about/poster"
      alt={embeds.aboutVideo ? '' : alt}
      priority
      shape={shape}
      sizes="(min-width: 64rem) 45vw, 92vw"
      className="aspect-video"
    />
  );
  if (!embeds.aboutVideo)
    return (
      <figure>
        <div className="overflow-hidden rounded-xl">{poster}</div>
        <figcaption className="mt-2 text-sm text-ink-soft">
          {t(
            'Illustration. One courtyard for three beginnings: a celebration, a house, a business of one’s own.',
          )}
        </figcaption>
      </figure>
    );
  if (playing)
    return (
      <iframe
        src={embeds.aboutVideo}
        title={t('A film about {brand}', { brand: company.brand })}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full rounded-xl bg-night"
      />
    );
  return (
    <figure>
      <a
        href={embeds.aboutVideo}
        onClick={(event) => {
          event.preventDefault();
          setPlaying(true);
        }}
        className="group relative block overflow-hidden rounded-xl"
      >
        {poster}
        <span className="absolute inset-0 grid place-items-center bg-night/30">
          <span className="flex items-center gap-3 rounded-full bg-marigold px-6 py-4 font-semibold text-on-marigold shadow-raised group-hover:bg-marigold-deep">
            <Play aria-hidden fill="currentColor" size={22} />
            {t('Play the film')}
          </span>
        </span>
      </a>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {t('The film comes from {host} and is loaded only when you play it.', {
          host: new URL(embeds.aboutVideo).hostname,
        })}
      </figcaption>
    </figure>
  );
}
