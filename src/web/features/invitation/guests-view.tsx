import { Form } from 'react-router';
import type { PlanGuests } from '#contract/plan-guests.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { guestWords as words } from '#content/plan-guests.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DayCounts } from './day-counts.tsx';
import { HouseholdFields } from './household-fields.tsx';
import { HouseholdRow } from './household-row.tsx';
import { InvitationForm } from './invitation-form.tsx';

const plain = delhiFormat({ dateStyle: 'long' });

/** What the last post did. */
export type Done = {
  /** Absent when nobody could tell what was pressed. */
  act: string | undefined;
  householdId: string;
  name: string;
  failure: string | undefined;
  typed: Values | undefined;
};
type Props = { guests: PlanGuests; done: Done | undefined; planAt: string };

/** A removal with its way back. The server allows a minute, so that it works without scripts too. */
function Removed({ done }: { done: Done }) {
  return (
    <Notice
      role="status"
      // In sight wherever the household stood.
      className="no-print sticky top-20 z-20 mt-6 flex flex-wrap items-center justify-between gap-3 shadow-raised"
    >
      {words.removed(done.name)}
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="household" value={done.householdId} />
        <Button type="submit" name="intent" value="restore" look="secondary">
          {words.undo}
        </Button>
      </Form>
    </Notice>
  );
}

/** Guests and invitation: who comes, the households with their links, and what the card says. */
export function GuestsView({ guests, done, planAt }: Props) {
  const { title, offered, invitation, households, counts, endsAt } = guests;
  const failedAt = done?.failure ? done.act : null;
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={words.lead(title)}>{words.title}</PageHeading>
      <TextLink to={planAt} look="standing" className="mt-2">
        {words.back}
      </TextLink>
      <Alert className="mt-6">{done?.failure}</Alert>
      {done?.act === 'remove' && !done.failure && <Removed done={done} />}
      {offered.length === 0 && households.length === 0 ? (
        <p className="mt-6">{words.none}</p>
      ) : (
        <>
          <DayCounts counts={counts} />
          <section aria-labelledby="households" className="mt-10">
            <h2 id="households" className="text-2xl">
              {words.households}
            </h2>
            {households.length === 0 && <p className="mt-2 text-ink-soft">{words.nobody}</p>}
            {households.length > 0 && !invitation && <p className="mt-2">{words.firstWrite}</p>}
            <div className="mt-3 rounded-xl border border-line bg-paper px-5 empty:hidden">
              {households.map((household) => (
                <HouseholdRow
                  key={household.id}
                  household={household}
                  offered={offered}
                  invitation={invitation}
                />
              ))}
            </div>
            <Form
              // Empty again after each household.
              key={households.length}
              method="post"
              replace
              preventScrollReset
              className="no-print mt-6 grid gap-4 rounded-xl border border-line bg-paper p-5"
            >
              <h3 className="text-xl">{words.add}</h3>
              <HouseholdFields offered={offered} typed={failedAt === 'add' ? done?.typed : undefined} />
              <Button type="submit" name="intent" value="add" className="justify-self-start">
                {words.addThis}
              </Button>
            </Form>
          </section>
          <InvitationForm guests={guests} typed={failedAt === 'invite' ? done?.typed : undefined} />
          <p className="mt-10 text-sm text-ink-soft">
            {words.notice} {endsAt && words.ends(showMoment(plain, endsAt))}
          </p>
        </>
      )}
    </div>
  );
}
