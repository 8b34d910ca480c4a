import { Form } from 'react-router';
import type { PlanGuests } from '#contract/plan-guests.ts';
import {
  celebrationDays,
  guestAnswers,
  guestSides,
  type CelebrationDay,
} from '#domain/plans/celebration-days.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { guestWords as words } from '#content/plan-guests.ts';
import { useSite } from '#kit/page/site.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { HouseholdFields } from './household-fields.tsx';

type Household = PlanGuests['households'][number];
type Invitation = PlanGuests['invitation'];
type Props = { household: Household; offered: readonly CelebrationDay[]; invitation: Invitation };

const short = dayFormat({ day: 'numeric', month: 'long' });

/** Returns the household's answer in words. */
const answerWords = ({ answers, answeredAt, coming, days }: Household): string =>
  answeredAt === null
    ? words.open
    : words.answerOf(
        days
          .flatMap((day) => (answers[day] ? `${celebrationDays[day]}: ${guestAnswers[answers[day]]}` : []))
          .join(' · '),
        words.people(coming),
      );

/** Returns the text that goes with the link, in the family's own app. */
function messageOf({ name, days }: Household, { names, days: told }: NonNullable<Invitation>): string {
  const when = told
    .filter(({ day }) => days.includes(day))
    .map(({ day, date, place }) => `${celebrationDays[day]}: ${showDay(short, date)}, ${place}`);
  return words.message(name, names, when.join('; '));
}

/** One household: its answer, its link to send, its fields, and its removal. */
export function HouseholdRow({ household, offered, invitation }: Props) {
  const { id, name, side, people, days, path } = household;
  const site = useSite();
  const isOnCard = invitation?.days.some(({ day }) => days.includes(day));
  return (
    <Disclosure
      summary={
        <span className="min-w-0">
          <span className="block wrap-anywhere">{name}</span>
          <span className="block text-sm font-normal text-ink-soft">
            {[guestSides[side], words.people(people), answerWords(household)].join(' · ')}
          </span>
        </span>
      }
    >
      {invitation && isOnCard && (
        <section className="mb-5">
          <h3 className="mb-2 font-semibold">{words.send}</h3>
          <ShareLinks title={messageOf(household, invitation)} url={site.url + twinPath(path)} />
        </section>
      )}
      <Form method="post" replace preventScrollReset className="grid gap-4">
        <input type="hidden" name="household" value={id} />
        <HouseholdFields offered={offered} household={household} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="set" look="secondary">
            {words.save}
          </Button>
          <Button type="submit" name="intent" value="remove" look="quiet" formNoValidate>
            {words.remove}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
