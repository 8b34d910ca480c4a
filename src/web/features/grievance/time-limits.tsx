import { grievance } from '#content/company/grievance.ts';

/** How long each kind of complaint may take. */
export function TimeLimits() {
  return (
    <section aria-labelledby="limits" className="rounded-xl bg-teal-wash p-6">
      <h2 id="limits" className="text-xl">
        {grievance.limitsHeading}
      </h2>
      <dl className="mt-4 grid gap-4">
        {grievance.limits.map(({ subject, about, acknowledge, resolve }) => (
          <div key={subject}>
            <dt className="font-semibold">{about}</dt>
            <dd>Confirmed: {acknowledge}.</dd>
            <dd>Settled: {resolve}.</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
