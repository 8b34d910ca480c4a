import { t } from '#words/t.ts';
import { enquiryPath } from '#facts/paths.ts';
import { awayMark } from '#content/introduction-words.ts';
import type { EnquiryThreads } from '#contract/conversations.ts';
import { later } from '#kit/page/later.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { toldLangOf } from '#ui/written-lang.ts';
import { showInstant } from './status-steps.tsx';

const Pictures = later<{ src: (id: string) => string; ids: readonly string[] }>(() =>
  import('#kit/forms/shown-pictures.tsx').then((module) => module.MessagePictures),
);
export const picturesAt = (secret: string) => `/api/enquiries/${encodeURIComponent(secret)}/pictures`;

type Props = Pick<EnquiryThreads, 'messages' | 'pages'> & { of: string | null; secret: string };

/** The messages of one thread, the oldest first; earlier pages behind a link. `of` is null for the thread with the staff. */
export function MessageThread({ of, messages, pages, secret }: Props) {
  const running = useHydrated();
  const own = messages.filter(({ introductionId }) => introductionId === of);
  const page = pages?.find(({ introductionId }) => introductionId === of);
  const at = enquiryPath(secret);
  if (own.length === 0 && !page) return null;
  return (
    <ol id={`said-${of}`} className="mt-3 grid gap-3">
      {page && (
        <li className="flex flex-wrap gap-x-6">
          {page.earlier && (
            <TextLink look="standing" to={`${at}?before=${page.earlier}#said-${of}`}>
              {t('Earlier messages')}
            </TextLink>
          )}
          {!page.newest && (
            <TextLink look="standing" to={`${at}#said-${of}`}>
              {t('Newest messages')}
            </TextLink>
          )}
        </li>
      )}
      {own.map(({ id, author, name, text, sentAt, seenAt, awayUntil, pictures = [] }) => (
        <li
          key={id}
          className={`max-w-xl rounded-xl border border-line p-3 ${author === 'family' ? 'justify-self-end bg-teal-wash' : 'justify-self-start bg-paper-deep'}`}
        >
          <p className="text-sm text-ink-soft">
            {author === 'family' ? t('You') : name || t('Our team')} · {showInstant(sentAt)}
            {author === 'family' && seenAt && ` · ${t('seen')}`}
          </p>
          {awayUntil && <p className="text-sm font-semibold">{awayMark(awayUntil)}</p>}
          <p lang={awayUntil ? undefined : toldLangOf(text)} className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          {pictures.length > 0 &&
            (running ? (
              <Pictures src={(one) => `${picturesAt(secret)}/${one}`} ids={pictures} />
            ) : (
              pictures.map((one, index) => (
                <a key={one} href={`${picturesAt(secret)}/${one}`} className="mr-3 underline">
                  {t('Picture {number} of the message', { number: index + 1 })}
                </a>
              ))
            ))}
        </li>
      ))}
    </ol>
  );
}
