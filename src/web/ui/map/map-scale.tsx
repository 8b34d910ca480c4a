import { scaleOf } from './map-places.ts';

const maxPixels = 110;

/** The scale bar of this map. */
export function MapScale({ metresPerPixel }: { metresPerPixel: number }) {
  const { words, pixels } = scaleOf(metresPerPixel, maxPixels);
  return (
    <div className="rounded-sm bg-paper/85 px-2 pb-1 text-xs font-semibold text-ink">
      <p>{words}</p>
      <svg width={pixels} height="6" aria-hidden className="block text-ink">
        <path d={`M1 0v5H${pixels - 1}V0`} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </div>
  );
}
