import { t } from '#words/t.ts';
import type { SceneIn } from '#content/types.ts';
import { Picture } from './picture.tsx';

const wide = { width: 1200, height: 800, widths: [480, 720, 960] };
const cutout = { width: 800, height: 600, widths: [400, 800] };

const scenes: Record<SceneIn<'state'>, { alt: string; shape: typeof wide }> = {
  'not-found': {
    alt: t(
      'A lost cycle rickshaw at a crossing of narrow lanes, under a signpost whose arms point four ways',
    ),
    shape: wide,
  },
  error: { alt: t('A string of lights over a doorway at night, one bulb of it dark'), shape: cutout },
  door: { alt: t('A carved wooden door under an arch, a key on its hook beside a lamp'), shape: cutout },
  letter: { alt: t('A sealed letter on a writing desk, with a pen and two marigolds'), shape: cutout },
  'no-results': { alt: t('A magnifying glass over an empty stretch of a street map'), shape: cutout },
  'nothing-here': { alt: t('An empty wall niche with one marigold and a watering can'), shape: cutout },
  offline: { alt: t('A broken wire between two poles, and a clay lamp burning in front'), shape: cutout },
};

/** A drawn scene for a state of the page, on the page's own background. */
export function StateScene({ scene, className = '' }: { scene: SceneIn<'state'>; className?: string }) {
  const { alt, shape } = scenes[scene];
  return (
    <Picture
      name={`state/${scene}`}
      alt={alt}
      shape={shape}
      sizes="(min-width: 48rem) 30rem, 92vw"
      className={`bg-transparent! ${shape === wide ? 'rounded-xl' : ''} ${className}`}
    />
  );
}
