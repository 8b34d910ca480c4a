import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';

type Props = {
  address: string;
  /** The page is loaded anew when it grows. */
  version: number;
};
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;
const heightPx = 800;
const choice = 'px-3! py-1.5! text-sm aria-pressed:border-teal aria-pressed:bg-teal-wash';

/** How much room there is for the frame, so that a wide page is shown smaller rather than cut. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return { box, room };
}

/** The real page in a frame: at the widths of a phone, a tablet and a desktop, light and dark. */
export function PageFrame({ address, version }: Props) {
  const [width, setWidth] = useState<(typeof widths)[number]>(360);
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const { box, room } = useRoom();
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <section aria-labelledby="frame" className="grid gap-3">
      <h2 id="frame" className="text-lg">
        The page
      </h2>
      <div className="flex flex-wrap gap-2">
        {widths.map((one) => (
          <Button
            key={one}
            look="secondary"
            className={choice}
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {one} wide
          </Button>
        ))}
        {schemes.map((one) => (
          <Button
            key={one}
            look="secondary"
            className={choice}
            aria-pressed={scheme === one}
            onClick={() => setScheme(one)}
          >
            {one === 'light' ? 'Light' : 'Dark'}
          </Button>
        ))}
      </div>
      <div ref={box} className="overflow-hidden">
        <div style={{ width: width * scale, height: heightPx * scale }}>
          <iframe
            key={version}
            src={address}
            title={`The page at ${width} pixels, ${scheme}`}
            className="rounded-md border border-line-strong"
            style={{
              width,
              height: heightPx,
              // A page in a frame takes over the scheme of its frame.
              colorScheme: scheme,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      </div>
    </section>
  );
}
