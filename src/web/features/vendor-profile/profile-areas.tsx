import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { FoldedPart } from './folded-part.tsx';

type Props = Pick<PublicVendor, 'areasServed' | 'areasMap'>;

/** More names than this would cover each other. */
const maxNamed = 8;

/** The areas that the vendor serves: in words, then where they lie among the localities of Delhi-NCR. Each dot has its name. */
export function ProfileAreas({ areasServed, areasMap }: Props) {
  const words = areasServed.join(', ');
  const named = areasMap && areasMap.served.length <= maxNamed;
  return (
    <FoldedPart id="areas" heading={vendorProfile.areasHeading} line={words}>
      <p className="wrap-anywhere">{words}</p>
      {areasMap && (
        <figure className="mt-3">
          <svg
            viewBox={`0 0 100 ${areasMap.height}`}
            aria-hidden
            strokeLinecap="round"
            className="w-full max-w-80 rounded-lg border border-line bg-paper"
          >
            <path d={areasMap.ground} strokeWidth="1.6" className="stroke-line-strong" />
            <path
              d={areasMap.served.map(({ x, y }) => `M${x} ${y}h0`).join('')}
              strokeWidth="4"
              className="stroke-teal"
            />
            {named &&
              areasMap.served.map(({ name, x, y }) => (
                <text
                  key={name}
                  x={x > 55 ? x - 4 : x + 4}
                  y={y + 1.5}
                  textAnchor={x > 55 ? 'end' : 'start'}
                  fontSize="4.5"
                  className="fill-ink"
                >
                  {name}
                </text>
              ))}
          </svg>
          <figcaption className="mt-1 text-sm text-ink-soft">
            {t('Each dot is a part of Delhi-NCR, north above. The large ones are served.')}
          </figcaption>
        </figure>
      )}
    </FoldedPart>
  );
}
