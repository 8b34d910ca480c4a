import type { Plan } from '#contract/plans.ts';
import type { Task } from '#domain/plans/plan-entry.ts';
import { progressOf, type TradeFacts } from '#domain/plans/trade-progress.ts';
import { vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { askPath } from '#facts/ask-path.ts';
import { blogPath, marketPath } from '#facts/paths.ts';
import { nounFor } from '#content/category-nouns.ts';
import { planWords as words } from '#content/plan.ts';
import { tradeForm } from '#content/trade-forms.ts';
import { useShortlist } from '#kit/device/shortlist.ts';
import { TextAnchor, TextLink } from '#ui/text-link.tsx';
import { prefill } from './trade-forms.ts';

type Props = { task: Task; facts: TradeFacts; plan: Plan };

/** How far the device is with a trade, in words. */
function progressWords(trade: string, facts: TradeFacts): string {
  const { saved, asked, booked } = progressOf(trade, facts);
  return [saved > 0 && words.saved(saved), asked > 0 && words.asked, booked > 0 && words.booked]
    .filter(Boolean)
    .join(' · ');
}

/** Asks the saved vendors of a trade, or sends its form with the day and the guests of the plan. */
function AskLink({ trade, plan }: { trade: NonNullable<Task['trade']>; plan: Plan }) {
  const saved = useShortlist().filter(({ category }) => category === trade);
  const form = tradeForm(trade);
  if (saved.length > 0)
    return (
      <TextLink
        to={askPath(
          saved.map(({ id }) => id),
          plan.date,
        )}
        look="standing"
      >
        {words.askSaved(Math.min(saved.length, 3))}
      </TextLink>
    );
  return form ? (
    <TextLink to={form} look="standing" onClick={() => prefill(form, plan)}>
      {words.askForm}
    </TextLink>
  ) : null;
}

/** What a task leads to: vendors of its trade, the form that asks them, a post, a market, an official site. */
export function TaskActs({ task, facts, plan }: Props) {
  const { trade, guide, market, site, label } = task;
  const far = trade ? progressWords(trade, facts) : '';
  if (!trade && !guide && !market && !site) return null;
  return (
    <p className="no-print flex flex-wrap items-center gap-x-5 pl-8" aria-label={label} role="group">
      {trade && (
        <>
          <TextLink to={vendorsPath(trade)} look="standing">
            {words.find(nounFor(trade, 2))}
          </TextLink>
          <AskLink trade={trade} plan={plan} />
        </>
      )}
      {market && (
        <TextLink to={marketPath(market)} look="standing">
          {words.markets[market]}
        </TextLink>
      )}
      {guide && (
        <TextLink to={blogPath(guide)} look="standing">
          {words.guide}
        </TextLink>
      )}
      {site && (
        <TextAnchor href={`https://${site}/`} look="standing" rel="noopener noreferrer" translate="no">
          {words.official(site)}
        </TextAnchor>
      )}
      {far && <span className="text-ink-soft">{far}</span>}
    </p>
  );
}
