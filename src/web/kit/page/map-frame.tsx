import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { ExternalLink } from 'lucide-react';
import { t } from '#words/t.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import { importTwice } from './import-twice.ts';
import { Boundary } from '#ui/boundary.tsx';
import { useSite } from './site.ts';
import { Button } from '#ui/button.tsx';
import { allowLeaflet } from '#ui/map/allow-leaflet.ts';
import { TextAnchor } from '#ui/text-link.tsx';
import type MapCanvas from '#ui/map/map-canvas.tsx';

type Props = Omit<ComponentProps<typeof MapCanvas>, 'tiles' | 'attribution'> & {
  className?: string;
  height?: string;
};
type State = 'waiting' | 'loading' | 'failed' | typeof MapCanvas;

/** The map starts to load at this distance from the screen. */
const nearMargin = '150px';
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function load(setState: (state: State | (() => State)) => void): void {
  setState('loading');
  allowLeaflet();
  importTwice(() => import('#ui/map/map-canvas.tsx')).then(
    (module) => setState(() => module.default),
    () => setState('failed'),
  );
}

/** The frame of a map. The map itself is fetched near the viewport or on request; until then its space is reserved. */
export function MapFrame({ className = '', height = 'h-96 lg:h-[34rem]', ...map }: Props) {
  const { embeds } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('waiting');

  useEffect(() => {
    if (savesData()) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        load(setState);
      },
      { rootMargin: nearMargin },
    );
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);

  const Canvas = typeof state === 'function' ? state : null;
  return (
    <section aria-label={t('Map: {name}', { name: map.name })} className={className}>
      <div
        ref={frame}
        className={`${Canvas ? '' : 'jaali'} relative isolate overflow-hidden rounded-xl border border-line bg-paper-deep ${height}`}
      >
        {Canvas ? (
          <Boundary of={state} onFailure={() => setState('failed')}>
            <Canvas {...map} tiles={embeds.mapsTiles} attribution={embeds.mapsAttribution} />
          </Boundary>
        ) : (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center">
            <p className="rounded-md bg-paper px-3 py-1 font-semibold">
              {state === 'failed'
                ? t('The map could not be loaded.')
                : t('Map of {name}', { name: map.name })}
            </p>
            {state !== 'loading' && (
              <Button look="secondary" onClick={() => load(setState)} className="noscript:hidden">
                {state === 'failed' ? t('Try again') : t('Show the map')}
              </Button>
            )}
          </div>
        )}
      </div>
      {/* The instructions appear with the map. */}
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
        <span className={`${Canvas ? '' : 'invisible'} pointer-fine:hidden`}>
          {t('Two fingers move the map; the list has the same places.')}
        </span>
        <span className={`${Canvas ? '' : 'invisible'} pointer-coarse:hidden`}>
          {t('Drag the map, or use the arrow keys; the list has the same places.')}
        </span>
        {!map.fits && (
          <TextAnchor
            href={mapSearchHref(`${map.name}, Delhi`)}
            target="_blank"
            rel="noopener noreferrer"
            look="standing"
            className="gap-1.5"
          >
            {t('Open on Google Maps')} <ExternalLink aria-hidden size={16} />
          </TextAnchor>
        )}
      </p>
    </section>
  );
}
