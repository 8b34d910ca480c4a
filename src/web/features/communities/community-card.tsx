import { Repeat, Users } from 'lucide-react';
import { t } from '#words/t.ts';
import { communityCalendarPath } from '#facts/communities.ts';
import { messages } from '#facts/messages.ts';
import type { Meetup } from '#contract/communities.ts';
import type { Async } from '#contract/settled.ts';
import type { Community } from '#content/company/communities.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { MeetupList } from './meetup-list.tsx';

type Props = { community: Community; meetups: Async<Meetup[]>; onChoose: () => void };

const shownDates = 2;
const link = 'tap inline-flex items-center gap-1 font-semibold text-teal hover:underline';

/** One community: its activity, its audience and its next date. */
export function CommunityCard({ community, meetups, onChoose }: Props) {
  const { id, name, alt, what, who, howOften, firstStep } = community;
  return (
    <article
      aria-labelledby={`community-${id}`}
      className="flex flex-col overflow-hidden md:max-lg:grid md:max-lg:grid-cols-[1fr_1.6fr] rounded-xl border border-line bg-paper shadow-card"
    >
      <Picture
        name={`community/${id}`}
        alt={alt}
        sizes="(min-width: 64rem) 35rem, (min-width: 48rem) 50vw, 92vw"
        className="aspect-[5/2] md:aspect-3/2 md:max-lg:mt-6 md:max-lg:ml-6 md:max-lg:aspect-square md:max-lg:w-[calc(100%-1.5rem)] md:max-lg:rounded-lg"
      />
      <div className="flex grow flex-col p-4 sm:p-6">
        <h3 id={`community-${id}`} className="text-xl sm:text-2xl">
          {name}
        </h3>
        <p className="mt-1">{what}</p>
        <ul className="mt-2 grid gap-1 sm:mt-4 sm:gap-2 text-ink-soft">
          <li className="flex gap-3">
            <Users aria-hidden size={20} className="mt-1 shrink-0 text-teal" /> {who}
          </li>
          <li className="flex gap-3">
            <Repeat aria-hidden size={20} className="mt-1 shrink-0 text-teal" /> {howOften}
          </li>
        </ul>
        <h4 className="mb-2 mt-3 text-lg sm:mt-6">{t('Next meet-ups')}</h4>
        <AsyncSection
          data={meetups}
          loading={<p className="min-h-48 text-ink-soft">{messages.loading}</p>}
          failed={() => (
            <p role="alert">{t('The dates could not be loaded. Please try again later, or ask us below.')}</p>
          )}
        >
          {(list) => <MeetupList meetups={list.filter((one) => one.community === id).slice(0, shownDates)} />}
        </AsyncSection>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-3 sm:gap-y-2 sm:pt-6">
          <a href="#tell-me" onClick={onChoose} className={buttonClass('secondary')}>
            {t('Tell me when it starts')}
            <span className="sr-only">: {name}</span>
          </a>
          <a href={communityCalendarPath(id)} className={link}>
            <RichText
              text={t('All dates<what> of {name}</what> as a calendar', { name })}
              parts={{ what: (words) => <span className="sr-only">{words}</span> }}
            />
          </a>
          <PageLink to={firstStep.href} className={link}>
            {firstStep.label}
          </PageLink>
        </div>
      </div>
    </article>
  );
}
