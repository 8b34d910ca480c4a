import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Plan, SharedPlan } from '#contract/plans.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { daysOfKind } from '#domain/plans/celebration-days.ts';
import { planGuestsPath, planPath } from '#facts/paths.ts';
import { guestWords } from '#content/plan-guests.ts';
import { planWords as words } from '#content/plan.ts';
import { useSite } from '#kit/page/site.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { PlanSheet } from './plan-sheet.tsx';

type Props = {
  shared: SharedPlan;
  secret: string;
  failure?: string;
  /** The typed values, where saving failed. */
  typed?: Plan;
};

const day = delhiFormat({ dateStyle: 'long' });

/** A shared plan as one form. Unsaved input is stored on the device, under the version that it changes. */
export function SharedPlanView({ shared, secret, failure, typed }: Props) {
  const { plan, version, today, feedPath, endsAt } = shared;
  const site = useSite();
  const scripted = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const { save } = useDraft(form, `plan:${feedPath.slice(-16, -4)}:${version}`, typed ? 'failed' : undefined);
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={words.sharedLead}>{plan.title}</PageHeading>
      <div className="no-print mt-6 flex flex-wrap gap-3 [&>div]:contents">
        <ShareLinks title={plan.title} url={site.url + twinPath(planPath(secret))} />
        <ButtonAnchor href={feedPath} look="secondary" className="px-4! py-2!">
          {words.calendar}
        </ButtonAnchor>
        {/* Takes its space before scripts load: it would add a row. */}
        <Button
          look="secondary"
          className={`px-4! py-2! noscript:hidden ${scripted ? '' : 'invisible'}`}
          onClick={() => print()}
        >
          {words.print}
        </Button>
      </div>
      {daysOfKind(plan.kind).length > 0 && (
        <p className="no-print mt-4">
          <TextLink to={planGuestsPath(secret)} look="strong">
            {guestWords.title}
          </TextLink>
        </p>
      )}
      <Form key={version} ref={form} method="post" replace preventScrollReset onInput={save} className="mt-8">
        <Alert className="mb-6">{failure}</Alert>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <PlanSheet plan={typed ?? plan} today={today} />
        <Button type="submit" disabled={busy} className="no-print mt-6">
          {words.save}
        </Button>
      </Form>
      <div className="no-print mt-10">
        <Disclosure summary={words.deleteHeading}>
          <p className="mb-4">
            {words.deleteLead} {words.ends(showMoment(day, endsAt))}
          </p>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <Button type="submit" look="secondary">
              {words.forget}
            </Button>
          </Form>
        </Disclosure>
      </div>
    </div>
  );
}
