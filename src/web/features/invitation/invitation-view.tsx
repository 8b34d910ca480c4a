import { Form, useNavigation } from 'react-router';
import type { OwnInvitation } from '#contract/plan-guests.ts';
import {
  celebrationDays,
  guestAnswers,
  guestAnswerNames,
  type CelebrationDay,
} from '#domain/plans/celebration-days.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { planLimits } from '#facts/plan-limits.ts';
import { guestWords, invitationWords as words } from '#content/plan-guests.ts';
import { answerControl } from '#kit/forms/guests-form.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { InvitationCard } from './invitation-card.tsx';

const plain = delhiFormat({ dateStyle: 'long' });
const chip =
  'tap flex cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 py-2 has-checked:border-teal has-checked:bg-teal-wash';

type AnswerProps = { day: CelebrationDay; chosen: string | undefined };

/** Yes, maybe or no for one day. */
function DayAnswer({ day, chosen }: AnswerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{celebrationDays[day]}</legend>
      <div className="flex flex-wrap gap-2">
        {guestAnswerNames.map((answer) => (
          <label key={answer} className={chip}>
            <input
              type="radio"
              name={answerControl(day)}
              value={answer}
              defaultChecked={chosen === answer}
              required
              className="size-5 accent-teal"
            />
            {guestAnswers[answer]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  invitation: OwnInvitation;
  /** The answer has just arrived. */
  sent: boolean;
  failure?: string;
};

/** The invitation of one household: the card, the days for a calendar, and its answer. */
export function InvitationView({ invitation, sent, failure }: Props) {
  const { household, answered, calendarPath, endsAt, days } = invitation;
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <InvitationCard card={{ ...invitation, for: household.name }} alone />
      <p className="no-print mt-5 text-center">
        <ButtonAnchor href={calendarPath} look="secondary">
          {words.calendar}
        </ButtonAnchor>
      </p>
      <section aria-labelledby="answer" className="no-print mx-auto mt-10 max-w-xl">
        <h2 id="answer" className="text-2xl">
          {words.answerHeading}
        </h2>
        {sent && (
          <Notice role="status" className="mt-4">
            {words.thanks}
          </Notice>
        )}
        <Alert className="mt-4">{failure}</Alert>
        <Form method="post" replace preventScrollReset className="mt-4 grid gap-5">
          {days.map(({ day }) => (
            <DayAnswer key={day} day={day} chosen={household.answers[day]} />
          ))}
          <Field
            name="coming"
            type="number"
            inputMode="numeric"
            min={0}
            max={planLimits.people}
            label={words.coming}
            hint={words.comingHint(guestWords.people(household.people))}
            defaultValue={answered ? household.coming : household.people}
            className="max-w-56"
          />
          <Button type="submit" disabled={busy} className="justify-self-start">
            {answered ? words.change : words.send}
          </Button>
        </Form>
        <p className="mt-4 text-sm text-ink-soft">{words.notice(showMoment(plain, endsAt))}</p>
      </section>
    </div>
  );
}
