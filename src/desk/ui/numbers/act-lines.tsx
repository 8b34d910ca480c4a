import { Link } from 'react-router';
import type { Numbers } from '#contract/desk/numbers.ts';
import { counted } from '#domain/formats/counted.ts';
import { listOf } from '#desk/kit/numbers.ts';

/** Where somebody can act: what was not answered in time, why enquiries were lost, what vendors call bad. Nothing when all is well. */
export function ActLines({ numbers, kind }: { numbers: Numbers; kind: string }) {
  const { now, total, reasons, badVendors } = numbers;
  const more = kind ? { kind } : {};
  const late = total.now.received - total.now.inTime;
  const [worst] = reasons.filter((one) => one.reason !== null && one.now > 0);
  const [vendor] = badVendors.filter((one) => one.now > 0);
  const lines = [
    late > 0 && {
      to: listOf(now, 'late', more),
      text: `${counted(late, 'enquiry', 'enquiries')} had no answer within 24 hours, or have none yet.`,
    },
    worst && {
      to: listOf(now, 'lost', { reason: worst.reason! }),
      text: `Most often lost: “${worst.reason!}”, ${worst.now === 1 ? 'once' : `${worst.now} times`}, before ${worst.before}.`,
    },
    vendor && {
      to: listOf(now, 'bad', { reported: vendor.vendorId }),
      text: `${vendor.name} called ${counted(vendor.now, 'enquiry', 'enquiries')} bad.`,
    },
  ].filter((line) => line !== undefined && line !== false);
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby="act"
      className="rounded-md bg-marigold-wash px-4 py-3 print:border print:border-line"
    >
      <h2 id="act" className="text-base">
        Where to act
      </h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {lines.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-block min-h-6 underline hover:text-teal">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
