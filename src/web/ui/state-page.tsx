import type { ReactNode } from 'react';
import type { SceneIn } from '#content/types.ts';
import { PageHeading } from './page-heading.tsx';
import { Picture } from './picture.tsx';

const wide = { width: 1200, height: 800, widths: [480, 960] };
const cutout = { width: 800, height: 600, widths: [400, 800] };

const scenes: Record<SceneIn<'state'>, { alt: string; shape: typeof wide }> = {
  'not-found': {
    alt: 'A lost cycle rickshaw at a crossing of narrow lanes, under a signpost whose arms point four ways',
    shape: wide,
  },
  error: { alt: 'A string of lights over a doorway at night, one bulb of it dark', shape: cutout },
  door: { alt: 'A carved wooden door under an arch, a key on its hook beside a lamp', shape: cutout },
  letter: { alt: 'A sealed letter on a writing desk, with a pen and two marigolds', shape: cutout },
  'no-results': { alt: 'A magnifying glass over an empty stretch of a street map', shape: cutout },
  'nothing-here': { alt: 'An empty wall niche with one marigold and a watering can', shape: cutout },
  offline: { alt: 'A broken wire between two poles, and a clay lamp burning in front', shape: cutout },
};

/** A drawn scene for a state of the page. It stands on the page's own ground. */
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

type Props = {
  heading: ReactNode;
  lead?: ReactNode;
  scene: SceneIn<'state'>;
  /** The ways on, as buttons. */
  actions?: ReactNode;
  /** Below them. */
  children?: ReactNode;
  /** Read out when it replaces a page. */
  role?: 'alert';
};

/** In place of a page that has nothing to show: what happened, what to do now, and a picture. */
export function StatePage({ heading, lead, scene, actions, children, role }: Props) {
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[1.3fr_1fr] md:py-16">
      <div>
        <div role={role}>
          <PageHeading lead={lead}>{heading}</PageHeading>
        </div>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        {children}
      </div>
      <div className="max-w-md max-md:mx-auto max-md:w-full">
        <StateScene scene={scene} />
      </div>
    </div>
  );
}
