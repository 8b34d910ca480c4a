import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '#words/t.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';

export type Focus = { focusX: number; focusY: number };
type Props = {
  picture: Pick<PictureDetail, 'src' | 'width' | 'height'>;
  value: Focus;
  onChange: (focus: Focus) => void;
};

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Percent that an arrow key moves, without and with Shift. */
const step = { small: 2, large: 10 };
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
const shapes = ['aspect-square w-16', 'aspect-3/2 w-24', 'aspect-3/1 w-36'];

/** The point that stays visible when the picture is cropped: set by a tap, or by the arrow keys. */
export function FocusField({ picture, value: { focusX, focusY }, onChange }: Props) {
  const hint = useId();
  const onPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      focusX: percent(((clientX - left) / width) * 100),
      focusY: percent(((clientY - top) / height) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = steps[event.key];
    if (!move) return;
    event.preventDefault();
    const by = event.shiftKey ? step.large : step.small;
    onChange({ focusX: percent(focusX + move[0] * by), focusY: percent(focusY + move[1] * by) });
  };
  const objectPosition = `${focusX}% ${focusY}%`;
  return (
    <div>
      <p className="mb-1.5 font-semibold">{t('What must stay in sight')}</p>
      <button
        type="button"
        aria-label={t('Focus point: {x} % from the left, {y} % from the top', { x: focusX, y: focusY })}
        aria-describedby={hint}
        onPointerDown={onPointer}
        onPointerMove={(event) => event.buttons === 1 && onPointer(event)}
        onKeyDown={onKeyDown}
        className="relative block w-fit touch-none overflow-hidden rounded-md"
      >
        <img
          src={picture.src}
          alt=""
          draggable={false}
          width={picture.width}
          height={picture.height}
          className="h-auto max-h-80 w-auto max-w-full bg-paper-deep"
        />
        <span
          aria-hidden
          style={{ left: `${focusX}%`, top: `${focusY}%` }}
          className="absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-[#fff] shadow-[0_0_0_2px_#000] after:absolute after:inset-[40%] after:rounded-full after:bg-[#fff]"
        />
      </button>
      <p id={hint} className="mt-1 text-sm text-ink-soft">
        {t('Tap the place, or move it with the arrow keys; with Shift in larger steps.')}
      </p>
      <div aria-hidden className="mt-2 flex flex-wrap items-end gap-2">
        {shapes.map((shape) => (
          <img
            key={shape}
            src={picture.src}
            alt=""
            style={{ objectPosition }}
            className={`rounded-sm object-cover ${shape}`}
          />
        ))}
      </div>
    </div>
  );
}
