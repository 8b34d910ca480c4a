import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { CrewMember } from '#contract/crew.ts';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CrewCard } from './crew-card.tsx';

/** One row that scrolls sideways on a phone: a column of fourteen cards would hide the form. */
const columns = 'rail gap-3 xs:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-4';

type Props = { crew: Async<{ data: readonly CrewMember[] }>; action: (member: CrewMember) => ReactNode };

/** The crew in its states: loading, loaded, empty, failed with the stated sentence. */
export function CrewSection({ crew, action }: Props) {
  return (
    <Section
      id="crew"
      heading={t('Meet the crew')}
      lead={t('Every crew member is an adult. These profiles are samples.')}
    >
      <AsyncSection
        data={crew}
        loading={
          <>
            <p className="mb-4 text-ink-soft">{messages.loading}</p>
            <div className={columns}>
              <Skeleton className="h-72 rounded-xl" />
              <Skeleton className="h-72 rounded-xl" />
              <Skeleton className="h-72 rounded-xl" />
            </div>
          </>
        }
        failed={() => <FailedNotice>{messages.crewFailed}</FailedNotice>}
      >
        {({ data }) =>
          data.length > 0 ? (
            <ul className={columns}>
              {data.map((member) => (
                <li key={member._id}>
                  <CrewCard member={member} action={action(member)} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">
              {t('No profile is listed just now. Book with the form, and we suggest a team.')}
            </p>
          )
        }
      </AsyncSection>
    </Section>
  );
}
