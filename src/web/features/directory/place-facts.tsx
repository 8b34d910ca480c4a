import type { VendorPlace } from '#contract/vendor-places.ts';

/** Facts about the vendors of a list, above it. */
export function PlaceFacts({ facts }: Pick<VendorPlace, 'facts'>) {
  return (
    <dl className="mb-6 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ name, words }) => (
        <div key={name} className="border-t border-line pt-2">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
