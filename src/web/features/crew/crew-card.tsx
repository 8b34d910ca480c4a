import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { CrewMember } from '#contract/crew.ts';
import { showDays } from '#domain/vendors/show-days.ts';
import { focusPoint } from '#ui/focus-point.ts';
import { Monogram } from '#ui/monogram.tsx';
import { Stars } from '#ui/stars.tsx';
import { writtenLang } from '#ui/written-lang.ts';

/** A line of the card, its label first. */
function Line({ about, children }: { about: string; children: ReactNode }) {
  return (
    <p className="mt-2">
      <span className="text-sm text-ink-soft">{about}: </span>
      {children}
    </p>
  );
}

/**
 * A member of the crew: first the deciding facts (skills, days, languages with stars), then age, gender, height and hobbies in small print.
 * `action` requests this person.
 */
export function CrewCard({ member, action }: { member: CrewMember; action: ReactNode }) {
  const { fullName, age, gender, height, highestQualification, skills, days, languages, hobbies, picture } =
    member;
  return (
    <article className="flex h-full flex-col rounded-xl border border-line bg-paper p-4 shadow-card sm:p-5">
      <div className="flex items-center gap-3">
        {picture ? (
          <img
            src={picture}
            alt=""
            width="48"
            height="48"
            loading="lazy"
            className="size-12 rounded-full object-cover"
            {...focusPoint(member)}
          />
        ) : (
          <Monogram of="person" name={fullName} className="size-12" />
        )}
        <div className="min-w-0 wrap-anywhere">
          <h3 lang={member.lang} className="text-lg">
            {fullName}
          </h3>
          <p className="text-sm text-ink-soft">
            <span className="sr-only">{t('Qualification:')} </span>
            {writtenLang ? <span lang={member.lang}>{highestQualification}</span> : highestQualification}
          </p>
        </div>
      </div>
      {skills.length > 0 && (
        <p lang={member.lang} className="mt-3 font-semibold">
          {skills.join(', ')}
        </p>
      )}
      {days.length > 0 && <Line about={t('Works')}>{showDays(days)}</Line>}
      <ul aria-label={t('Languages')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {languages.map(({ language, rating }) => (
          <li key={language} className="flex items-center gap-1.5">
            {language} <Stars rating={rating} size={13} />
          </li>
        ))}
      </ul>
      <div className="mt-auto flex items-end justify-between gap-4 pt-3">
        <div className="text-sm text-ink-soft">
          <p>
            <span className="sr-only">{t('Age:')} </span>
            {age} · <span className="sr-only">{t('Gender:')} </span>
            {gender} · <span className="sr-only">{t('Height:')} </span>
            {height}
          </p>
          {hobbies.length > 0 && (
            <p lang={member.lang}>{t('Likes {hobbies}', { hobbies: hobbies.join(', ') })}</p>
          )}
        </div>
        <div className="shrink-0">{action}</div>
      </div>
    </article>
  );
}
