import { useCallback, useEffect, useState, type ReactNode } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import type { EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import { Pause, Play } from 'lucide-react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** A plugin that moves the slides by itself; both of the library's have these methods. */
type Mover = EmblaPluginType & { play: () => void; stop: () => void };
type Props = {
  label: string;
  options: EmblaOptionsType;
  mover: () => Mover;
  /** Width of one slide, as utilities. */
  slideClass: string;
  slides: readonly { id: string; content: ReactNode }[];
};

/** Slides that move by themselves, can always be paused, and stand still when the visitor asks for less motion. */
export function Carousel({ label, options, mover, slideClass, slides }: Props) {
  const still = useReducedMotion();
  const [plugins] = useState(() => [mover()]);
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const [playing, setPlaying] = useState(false);
  const apply = useCallback(
    (play: boolean) => {
      const plugin = Object.values(embla?.plugins() ?? {})[0] as Mover | undefined;
      if (play) plugin?.play();
      else plugin?.stop();
      setPlaying(play);
    },
    [embla],
  );
  useEffect(() => {
    if (embla) apply(!still);
  }, [embla, apply, still]);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className="relative">
      <div ref={viewport} className="overflow-hidden">
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
        onClick={() => apply(!playing)}
        className="tap ml-auto mt-2 flex items-center gap-2 rounded-md px-3 text-sm text-ink-soft hover:text-ink"
      >
        {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        {playing ? 'Pause' : 'Play'}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  );
}
