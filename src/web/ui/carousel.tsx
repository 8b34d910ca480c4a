import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pause, Play } from 'lucide-react';
import { t } from '#words/t.ts';
import type { CarouselEngine, CarouselMotion } from './carousel-engine.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type Props = {
  label: string;
  motion: CarouselMotion;
  /** Width of one slide, as utility classes. */
  slideClass: string;
  slides: readonly { id: string; content: ReactNode }[];
};

/**
 * Slides that move by themselves, can always be paused, and stand still when the visitor prefers reduced motion. Without scripts, and until
 * its engine loads (fetched near the viewport), it is a row that scrolls by hand.
 */
export function Carousel({ label, motion, slideClass, slides }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<CarouselEngine>();
  const still = useReducedMotion();
  const [wanted, setWanted] = useState(true);
  const playing = engine !== undefined && wanted && !still;

  useEffect(() => {
    const node = viewport.current!;
    let made: CarouselEngine | undefined;
    let gone = false;
    const start = async () => {
      // Without its engine it remains the row that scrolls by hand.
      const found = await import('./carousel-engine.ts').catch(() => null);
      if (gone || !found) return;
      made = found.startCarousel(node, motion);
      setEngine(made);
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void start();
      },
      { rootMargin: '200px' },
    );
    watcher.observe(node);
    return () => {
      gone = true;
      watcher.disconnect();
      made?.end();
    };
  }, [motion]);
  useEffect(() => engine?.play(playing), [engine, playing]);

  return (
    <div role="group" aria-roledescription={t('carousel')} aria-label={label}>
      <div
        ref={viewport}
        tabIndex={engine ? undefined : 0}
        className={engine ? 'overflow-hidden' : 'overflow-x-auto'}
      >
        <ul className="flex touch-pan-y">
          {slides.map(({ id, content }) => (
            <li key={id} className={`min-w-0 shrink-0 grow-0 ${slideClass}`}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        onClick={() => setWanted(!playing)}
        className="tap mt-2 ml-auto flex items-center gap-2 rounded-md px-3 text-sm text-ink-soft hover:text-ink"
      >
        {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        {playing ? t('Pause') : t('Play')}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  );
}
