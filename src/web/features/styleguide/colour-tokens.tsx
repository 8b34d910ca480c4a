import { colours } from './token-names.ts';

/** Every colour in the current scheme. Drawn as SVG, since the policy of the page allows no style attribute. */
export function ColourTokens() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {colours.map((name) => (
        <li key={name} className="text-sm">
          <svg viewBox="0 0 100 48" aria-hidden className="w-full rounded-md border border-line-strong">
            <rect width="100" height="48" fill={`var(--${name})`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
