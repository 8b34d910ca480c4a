import { useState } from 'react';
import { Button } from '#ui/button.tsx';

const schemes = ['light', 'dark'] as const;
/** How a framed page is looked at: its width in pixels, and the colour scheme. */
export type FrameLook<Width extends number = number> = { width: Width; scheme: (typeof schemes)[number] };
const choice = 'px-3! py-1.5! text-sm aria-pressed:border-teal aria-pressed:bg-teal-wash';

/** Returns the chosen look with the buttons that choose it: one of these widths, and light or dark. */
export function useFrameLook<const Width extends number>(widths: readonly [Width, ...Width[]]) {
  const [look, setLook] = useState<FrameLook<Width>>({ width: widths[0], scheme: 'light' });
  const choices = (
    <div className="flex flex-wrap gap-2">
      {widths.map((width) => (
        <Button
          key={width}
          look="secondary"
          className={choice}
          aria-pressed={look.width === width}
          onClick={() => setLook({ ...look, width })}
        >
          {width} wide
        </Button>
      ))}
      {schemes.map((scheme) => (
        <Button
          key={scheme}
          look="secondary"
          className={choice}
          aria-pressed={look.scheme === scheme}
          onClick={() => setLook({ ...look, scheme })}
        >
          {scheme === 'light' ? 'Light' : 'Dark'}
        </Button>
      ))}
    </div>
  );
  return { look, choices };
}
