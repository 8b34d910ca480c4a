import { useEffect, useRef, useState } from 'react';
import { schemeOf } from '../../kit/content/forced-scheme.ts';
import { useFrameLook } from './frame-choices.tsx';

type Props = {
  address: string;
  /** The page reloads when it grows. */
  version: number;
};
const heightPx = 800;

/** Returns the frame's available width, so that a wide page is scaled down rather than cut. */
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
  const {
    look: { width, scheme },
    choices,
  } = useFrameLook([360, 768, 1280]);
  const { box, room } = useRoom();
  // The border is outside the page, which gets its whole width.
  const scale = room > 0 ? Math.min(1, (room - 2) / width) : 1;
  const show = useRef<ReturnType<typeof schemeOf> | null>(null);
  useEffect(() => show.current?.(scheme), [scheme]);
  return (
    <section aria-labelledby="frame" className="grid gap-3">
      <h2 id="frame" className="text-lg">
        The page
      </h2>
      {choices}
      <div ref={box} className="overflow-hidden">
        <div
          className="box-content overflow-hidden rounded-md border border-line-strong"
          style={{ width: width * scale, height: heightPx * scale }}
        >
          <iframe
            key={version}
            src={address}
            title={`The page at ${width} pixels, ${scheme}`}
            onLoad={({ currentTarget: { contentDocument } }) => {
              // Null when the page failed to load.
              show.current = contentDocument && schemeOf(contentDocument);
              show.current?.(scheme);
            }}
            style={{
              width,
              height: heightPx,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      </div>
    </section>
  );
}
