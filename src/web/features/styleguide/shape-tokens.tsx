import { State } from './state.tsx';
import { radii, shadows } from './token-names.ts';

const box = 'size-20 bg-paper';
/** Steps of the 4-px grid that pages use, in pixels. */
const steps = [4, 8, 12, 16, 24, 32, 48, 64];

/** Spacing, corners and heights. */
export function ShapeTokens() {
  return (
    <>
      <State name="spacing on a 4-px grid: 4 8 12 16 24 32 48 64">
        <svg width="264" height="64" aria-hidden className="max-w-full text-teal">
          {steps.map((step, index) => (
            <rect
              key={step}
              x={steps.slice(0, index).reduce((sum, one) => sum + one + 8, 0)}
              y={64 - step}
              width={step}
              height={step}
              fill="currentColor"
            />
          ))}
        </svg>
      </State>
      <State name="corners" className="flex flex-wrap items-end gap-4">
        {radii.map(({ name, look }) => (
          <span
            key={name}
            className={`grid place-items-center border border-line-strong text-sm ${box} ${look}`}
          >
            {name}
          </span>
        ))}
      </State>
      <State name="elevation" className="flex flex-wrap items-end gap-6">
        {shadows.map(({ name, look }) => (
          <span key={name} className={`grid place-items-center rounded-lg text-sm ${box} ${look}`}>
            {name}
          </span>
        ))}
      </State>
    </>
  );
}
