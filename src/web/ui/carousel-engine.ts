/** @file The motion of a carousel, fetched only when one is near the viewport. */
import EmblaCarousel from 'embla-carousel';
import AutoScroll from 'embla-carousel-auto-scroll';
import Autoplay from 'embla-carousel-autoplay';

/** Kinds of motion: continuous, or step by step with the middle slide in focus. */
export type CarouselMotion = { kind: 'drift'; pixelsPerFrame: number } | { kind: 'steps'; everyMs: number };

export type CarouselEngine = { play(on: boolean): void; end(): void };

const gentle = { playOnInit: false, stopOnInteraction: false, stopOnFocusIn: true, stopOnMouseEnter: true };

/** Sets the slides of a viewport in motion, once `play(true)` is called. */
export function startCarousel(viewport: HTMLElement, motion: CarouselMotion): CarouselEngine {
  const drifting = motion.kind === 'drift';
  const plugin = drifting
    ? AutoScroll({ ...gentle, speed: motion.pixelsPerFrame, startDelay: 0 })
    : Autoplay({ ...gentle, delay: motion.everyMs });
  const embla = EmblaCarousel(
    viewport,
    { loop: true, align: drifting ? 'start' : 'center', dragFree: drifting },
    [plugin],
  );
  return {
    play: (on) => (on ? plugin.play() : plugin.stop()),
    end: () => embla.destroy(),
  };
}
