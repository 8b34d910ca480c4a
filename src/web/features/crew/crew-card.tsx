import type { ReactNode } from 'react';
import type { CrewMember } from '#contract/crew.ts';
import { Monogram } from '#ui/monogram.tsx';
import { Stars } from '#ui/stars.tsx';

/** Somebody of the crew: age, gender, height, qualification, languages with stars, hobbies. `action` asks for this person. */
export function CrewCard({ member, action }: { member: CrewMember; action: ReactNode }) {
  const { fullName, age, gender, height, highestQualification, languages, hobbies, picture } = member;
  const facts = [
    ['Age', String(age)],
    ['Gender', gender],
    ['Height', height],
  ] as const;
  return (
    <article className="flex h-full flex-col rounded-xl border border-line bg-paper p-5 shadow-card">
      <div className="flex items-center gap-4">
        {picture ? (
          <img
            src={picture}
            alt=""
            width="64"
            height="64"
            loading="lazy"
            className="size-16 rounded-full object-cover"
          />
        ) : (
          <Monogram of="person" name={fullName} className="size-16 text-xl" />
        )}
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-xl">{fullName}</h3>
          <p className="text-ink-soft">
            <span className="sr-only">Qualification: </span>
            {highestQualification}
          </p>
        </div>
      </div>
      <h4 className="mt-4">Languages</h4>
      <ul className="mt-1 grid gap-1">
        {languages.map(({ language, rating }) => (
          <li key={language} className="flex items-center justify-between gap-4">
            {language} <Stars rating={rating} />
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-3 gap-x-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hobbies.length > 0 && (
        <p className="mt-4">
          <span className="font-semibold">Hobbies:</span> {hobbies.join(', ')}
        </p>
      )}
      <div className="mt-auto pt-5">{action}</div>
    </article>
  );
}
