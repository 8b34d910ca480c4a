import { t } from '#words/t.ts';
import { grievance } from '#content/company/grievance.ts';

/** Time limits per kind of complaint. */
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
            <dd>{t('Confirmed: {time}.', { time: acknowledge })}</dd>
            <dd>{t('Settled: {time}.', { time: resolve })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
