import { marker, type Map, type Tooltip } from 'leaflet/dist/leaflet-src.esm.js';
import type { Place } from '#domain/finding/places.ts';
import { label, marketIcon } from './map-icons.ts';

/** Distance from the middle of the marker to the name, and the steps by which it increases. */
const gapPixels = 18;
const stepPixels = 12;
const steps = 11;

type Rect = { left: number; top: number; right: number; bottom: number };

const cuts = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns candidate positions of the name's middle, relative to the marker's; the best first. */
function offsets(width: number, height: number): [number, number][] {
  const found: [number, number][] = [];
  for (let step = 0; step < steps; step++) {
    const down = gapPixels + height / 2 + step * stepPixels;
    const aside = gapPixels + width / 2 + step * stepPixels;
    found.push([0, down], [0, -down], [aside, 0], [-aside, 0]);
    found.push([aside, down], [-aside, down], [aside, -down], [-aside, -down]);
  }
  return found;
}

/** Returns the marker of a market with its name; `settle` moves the name where it covers no vendor and no other text. */
export function nameMiddle(map: Map, { latitude, longitude }: Place, name: string): { settle: () => void } {
  const words = label(name);
  const middle = marker([latitude, longitude], {
    icon: marketIcon(),
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  })
    .bindTooltip(words, { permanent: true, direction: 'center', className: 'map-label' })
    .addTo(map);

  function settle(): void {
    const tooltip: Tooltip = middle.getTooltip()!;
    // A slow device may still move what Leaflet, after its 250 ms, says has arrived.
    for (const animation of map.getPane('mapPane')!.getAnimations({ subtree: true })) animation.finish();
    const box = tooltip.getElement()?.getBoundingClientRect();
    if (!box) return;
    const frame = map.getContainer().getBoundingClientRect();
    const at = map.latLngToContainerPoint([latitude, longitude]);
    const rects = (selector: string) =>
      [...map.getContainer().querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const vendors = rects('.map-pin, .map-cluster');
    const written = rects('.map-words, .map-name');
    const cost = ([x, y]: [number, number]) => {
      const left = frame.left + at.x + x - box.width / 2;
      const top = frame.top + at.y + y - box.height / 2;
      const rect = { left, top, right: left + box.width, bottom: top + box.height };
      const count = (others: Rect[]) => others.filter((other) => cuts(rect, other)).length;
      const isOutside =
        left < frame.left || top < frame.top || rect.right > frame.right || rect.bottom > frame.bottom;
      return (isOutside ? 1000 : 0) + 10 * count(vendors) + count(written);
    };
    const all = offsets(box.width, box.height).map((offset) => ({ offset, cost: cost(offset) }));
    const least = Math.min(...all.map((one) => one.cost));
    tooltip.options.offset = all.find((one) => one.cost === least)!.offset;
    tooltip.update();
  }
  return { settle };
}
