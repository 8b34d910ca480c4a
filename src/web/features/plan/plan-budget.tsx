import type { Plan } from '#contract/plans.ts';
import { acceptedBy, otherHeading, type AcceptedQuote } from '#domain/plans/trade-progress.ts';
import { headingsOf, plannedOf, type PlanHeading } from '#domain/plans/plan-tasks.ts';
import { rupeesWords } from '#domain/formats/rupees.ts';
import { planWords as words } from '#content/plan.ts';
import { shareControl, spentControl } from '#kit/forms/plan-form.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { showNumber } from '#words/formats.ts';

const typed = (rupees: number | null) => (rupees === null ? '' : rupeesWords(rupees));

/** One heading: planned, spent, what accepted quotes add, and what is left. */
function HeadingRow({ heading, accepted }: { heading: PlanHeading; accepted: number }) {
  const { key, label, percent, rupees, usual, spent } = heading;
  const gone = (spent ?? 0) + accepted;
  const left = (rupees ?? usual ?? 0) - gone;
  return (
    <fieldset className="min-w-0 rounded-xl border border-line bg-paper p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field
          marked={false}
          name={shareControl(key)}
          label={words.planFor}
          hint={words.usual(
            usual === null ? `${showNumber(percent)}%` : `₹${rupeesWords(usual)} (${showNumber(percent)}%)`,
          )}
          maxLength={40}
          defaultValue={typed(rupees)}
        />
        <Field
          marked={false}
          name={spentControl(key)}
          label={words.spent}
          maxLength={40}
          defaultValue={typed(spent)}
        />
      </div>
      {gone > 0 && (
        <p className="mt-1 text-sm">
          {accepted > 0 && `${words.acceptedHere(rupeesWords(accepted))} · `}
          {left < 0 ? (
            <strong className="text-sindoor">{words.headingOver(rupeesWords(-left))}</strong>
          ) : (
            words.headingLeft(rupeesWords(left))
          )}
        </p>
      )}
    </fieldset>
  );
}

/** The budget by heading beside the usual amounts, what is spent and left, and the sums. */
export function PlanBudget({ plan, accepted }: { plan: Plan; accepted: readonly AcceptedQuote[] }) {
  const headings = headingsOf(plan);
  const quoted = acceptedBy(plan.kind, accepted);
  const planned = plannedOf(plan);
  const rest = plan.budget === null ? 0 : plan.budget - planned;
  const spent =
    headings.reduce((sum, heading) => sum + (heading.spent ?? 0), 0) +
    Object.values(quoted).reduce((sum, rupees) => sum + rupees, 0);
  const left = plan.budget === null ? null : plan.budget - spent;
  return (
    <section aria-labelledby="budget" className="mt-10">
      <h2 id="budget" className="mb-3 text-2xl">
        {words.byHeading}
      </h2>
      <div aria-live="polite" className="mb-4 font-semibold">
        {planned > 0 && (
          <p>
            {words.planned(rupeesWords(planned))}{' '}
            {rest < 0 && <span className="text-sindoor">{words.over(rupeesWords(-rest))}</span>}
            {rest > 0 && words.left(rupeesWords(rest))}
          </p>
        )}
        {spent > 0 && (
          <p>
            {words.spentInAll(rupeesWords(spent))}
            {left !== null && ' · '}
            {left !== null &&
              (left < 0 ? (
                <span className="text-sindoor">{words.headingOver(rupeesWords(-left))}</span>
              ) : (
                words.headingLeft(rupeesWords(left))
              ))}
          </p>
        )}
      </div>
      <Disclosure summary={words.amounts} open={headings.some(({ rupees }) => rupees !== null) || spent > 0}>
        <p className="mb-4 text-ink-soft">{words.acceptedLead}</p>
        <div className="-mr-8 grid gap-4 sm:grid-cols-2">
          {headings.map((heading) => (
            <HeadingRow key={heading.key} heading={heading} accepted={quoted[heading.key] ?? 0} />
          ))}
        </div>
      </Disclosure>
      {quoted[otherHeading] !== undefined && (
        <p className="mt-4">{words.otherAccepted(rupeesWords(quoted[otherHeading]))}</p>
      )}
    </section>
  );
}
