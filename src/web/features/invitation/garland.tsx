/** Points of a swag between two nails, as marigolds hang. */
const swag = (from: number, width: number): [x: number, y: number][] =>
  Array.from({ length: 9 }, (_, place) => {
    const part = place / 8;
    return [from + part * width, 18 + 60 * part * (1 - part)] as [number, number];
  });
const flowers = [...swag(20, 100), ...swag(120, 100)];
const strings = [20, 120, 220];

/** A garland of marigolds with a lamp: drawn in the colours of the page, and silent to a screen reader. */
export function Garland() {
  return (
    <svg viewBox="0 0 240 110" aria-hidden className="mx-auto mt-6 w-56 sm:w-64">
      {strings.map((x) => (
        <g key={x} className="fill-leaf">
          <path d={`M${x} 14q-9 10 0 24q9-14 0-24`} />
        </g>
      ))}
      {flowers.map(([x, y], place) => (
        <circle
          key={place}
          cx={x}
          cy={y}
          r={6.5}
          className={place % 2 === 0 ? 'fill-marigold' : 'fill-marigold-deep'}
        />
      ))}
      <path d="M120 56q-7 10 0 18q7-8 0-18" className="fill-marigold" />
      <path d="M96 78q24 12 48 0q-4 22-24 22t-24-22" className="fill-sindoor" />
      <path d="M104 102h32" className="stroke-sindoor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
