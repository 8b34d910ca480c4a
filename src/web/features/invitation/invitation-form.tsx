import { Form } from 'react-router';
import type { InvitationInput, PlanGuests } from '#contract/plan-guests.ts';
import { celebrationDays, type CelebrationDay } from '#domain/plans/celebration-days.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { guestWords as words } from '#content/plan-guests.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { invitationIn, invitedControl } from '#kit/forms/guests-form.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { InvitationCard } from './invitation-card.tsx';

type Day = InvitationInput['days'][number] | undefined;

function DayFields({ day, shown }: { day: CelebrationDay; shown: Day }) {
  return (
    <fieldset className="min-w-0 rounded-xl border border-line p-4">
      <legend className="px-1 font-semibold">{celebrationDays[day]}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-2 gap-3 sm:col-span-2">
          <Field
            marked={false}
            name={invitedControl('date', day)}
            type="date"
            label={words.date}
            defaultValue={shown?.date ?? ''}
          />
          <Field
            marked={false}
            name={invitedControl('time', day)}
            type="time"
            label={words.time}
            defaultValue={shown?.time ?? ''}
          />
        </div>
        <Field
          marked={false}
          name={invitedControl('place', day)}
          label={words.place}
          maxLength={planLimits.place}
          defaultValue={shown?.place ?? ''}
        />
        <Field
          marked={false}
          name={invitedControl('address', day)}
          label={words.address}
          maxLength={planLimits.address}
          defaultValue={shown?.address ?? ''}
        />
      </div>
    </fieldset>
  );
}

type Props = { guests: PlanGuests; typed: Values | undefined };

/** What the card says, as one form, and the card as it stands. */
export function InvitationForm({ guests: { offered, invitation, version }, typed }: Props) {
  const shown = typed ? invitationIn(typed) : invitation;
  return (
    <section aria-labelledby="invitation" className="mt-10">
      <h2 id="invitation" className="text-2xl">
        {words.invitation}
      </h2>
      <p className="mt-1 text-ink-soft">{words.invitationLead}</p>
      <Form key={version} method="post" replace preventScrollReset className="no-print mt-4 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <Field
          name="names"
          label={words.names}
          placeholder={words.namesPlaceholder}
          required
          maxLength={planLimits.names}
          defaultValue={shown?.names}
        />
        <Field
          marked={false}
          name="hosts"
          label={words.hosts}
          placeholder={words.hostsPlaceholder}
          maxLength={planLimits.hosts}
          defaultValue={shown?.hosts}
        />
        <Field
          marked={false}
          as="textarea"
          name="words"
          label={words.words}
          rows={3}
          maxLength={planLimits.words}
          defaultValue={shown?.words}
        />
        {offered.map((day) => (
          <DayFields key={day} day={day} shown={shown?.days.find((one) => one.day === day)} />
        ))}
        <Button type="submit" name="intent" value="invite" className="justify-self-start">
          {words.saveInvitation}
        </Button>
      </Form>
      {invitation && (
        <div className="mt-6">
          <Disclosure summary={words.preview}>
            <InvitationCard card={invitation} alone={false} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}
