import { renderSVG } from 'uqr';

/** A QR code as a picture: the page's policy refuses markup made from strings. Dark on light in both schemes, as readers need it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const svg = renderSVG(value, { border: 2 });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={220}
      height={220}
      className="rounded-md border border-line"
    />
  );
}
