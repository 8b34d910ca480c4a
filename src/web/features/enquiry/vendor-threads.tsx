import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { enquiryPath, profilePath, reviewPath } from '#facts/paths.ts';
import { awayMark, declineWords, familyStateWords, fieldWords } from '#content/introduction-words.ts';
import type { EnquiryThreads, FamilyVendor } from '#contract/conversations.ts';
import { reviewable } from '#domain/reviews/review-changes.ts';
import type { FamilyAct } from '#domain/enquiries/family-acts.ts';
import { later } from '#kit/page/later.tsx';
import { useDraftLater } from '#kit/drafts/use-draft-later.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { asWrittenBy, toldLangOf, writtenLangOf } from '#ui/written-lang.ts';
import { showInstant } from './status-steps.tsx';

const PictureField = later<{ path: string }>(() =>
  import('#kit/forms/message-pictures.tsx').then((module) => module.MessagePictureField),
);
const Pictures = later<{ src: (id: string) => string; ids: readonly string[] }>(() =>
  import('#kit/forms/shown-pictures.tsx').then((module) => module.MessagePictures),
);
const picturesAt = (secret: string) => `/api/enquiries/${encodeURIComponent(secret)}/pictures`;

type Props = { threads: EnquiryThreads; reference: string; secret: string; failure?: string };

const actWords: Readonly<Record<FamilyAct, string>> = {
  chosen: t('Booked with them'),
  details: t('Take my details back'),
  recalled: t('Withdraw from this vendor'),
};

const stateOf = ({ status, sentAt, seenAt, repliedAt, dueAt, declineReason }: FamilyVendor) =>
  [
    familyStateWords[status],
    declineReason && declineWords[declineReason],
    repliedAt
      ? t('answered {moment}', { moment: showInstant(repliedAt) })
      : seenAt
        ? t('read {moment}', { moment: showInstant(seenAt) })
        : sentAt && t('told {moment}', { moment: showInstant(sentAt) }),
    dueAt && t('should answer by {moment}', { moment: showInstant(dueAt) }),
  ]
    .filter(Boolean)
    .join(' · ');

type ThreadProps = Pick<EnquiryThreads, 'messages' | 'pages'> & { of: string | null; secret: string };

function Thread({ of, messages, pages, secret }: ThreadProps) {
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

type WriteProps = {
  to?: string;
  /** Name of the draft. */
  thread: string;
  /** The family's last message in this thread. */
  sent: string;
  written: number;
  label: string;
  secret: string;
};

/** A plain form, so that it works without scripts. Its key counts the messages: a repeated post is one message. */
function Write({ to, thread, sent, written, label, secret }: WriteProps) {
  const running = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraftLater(form, `message:${thread}`, { sent });
  return (
    <Form ref={form} method="post" replace preventScrollReset {...draft} className="mt-3 grid gap-3">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="introductionId" value={to ?? ''} />
      <input type="hidden" name="key" value={`family-${written}`} />
      <Field as="textarea" name="text" label={label} required rows={3} maxLength={maxLength.message} />
      {running && <PictureField path={picturesAt(secret)} />}
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        {t('Send message')}
      </Button>
    </Form>
  );
}

function Acts({ vendor, acts }: { vendor: FamilyVendor; acts: readonly FamilyAct[] }) {
  const busy = useNavigation().state !== 'idle';
  if (acts.length === 0) return null;
  return (
    <Form method="post" replace preventScrollReset className="mt-4 flex flex-wrap gap-3">
      <input type="hidden" name="introductionId" value={vendor.introductionId} />
      {acts.map((act) => (
        <Button key={act} type="submit" name="intent" value={act} look="secondary" disabled={busy}>
          {actWords[act]}
          <span {...asWrittenBy(vendor.name)} className="sr-only">
            : {vendor.name}
          </span>
        </Button>
      ))}
    </Form>
  );
}

function Ledger({ vendors }: Pick<EnquiryThreads, 'vendors'>) {
  const rows = vendors.flatMap((vendor) => vendor.disclosures.map((one) => ({ vendor, ...one })));
  return (
    <section aria-labelledby="ledger" className="mt-10">
      <h2 id="ledger" className="mb-4 text-2xl">
        {t('Who has my number')}
      </h2>
      {rows.length === 0 ? (
        <p>{t('No vendor has been given your contact details.')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5 py-2">
          {rows.map(({ vendor, fields, at, readAt, recalledAt }) => (
            <li key={`${vendor.introductionId} ${at}`} className="py-3">
              <p className="font-semibold wrap-anywhere">
                <span lang={writtenLangOf(vendor.name)}>{vendor.name}</span>:{' '}
                {fields.map((field) => fieldWords[field]).join(', ')}
              </p>
              <p className="text-ink-soft">
                {[
                  t('given {moment}, because you agreed', { moment: showInstant(at) }),
                  readAt
                    ? t('first read {moment}', { moment: showInstant(readAt) })
                    : t('not read in the inbox yet'),
                  recalledAt &&
                    t('taken back {moment}: they were told not to use it any more', {
                      moment: showInstant(recalledAt),
                    }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {!recalledAt && <Acts vendor={vendor} acts={vendor.acts.filter((act) => act === 'details')} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The vendors of an enquiry with their messages, a note to the staff, and the list of those with the contact details. */
export function VendorThreads({ threads, reference, secret, failure }: Props) {
  const { open, vendors, messages } = threads;
  const own = messages.filter(({ author }) => author === 'family');
  const write = (label: string, to?: string) => {
    const last = own.findLast(({ introductionId }) => introductionId === (to ?? null));
    return (
      <Write
        // After a message the box is empty again; the other threads keep theirs.
        key={last?.id}
        {...(to && { to })}
        thread={to ?? reference}
        sent={last?.text.replaceAll('\r\n', '\n') ?? ''}
        written={threads.written ?? own.length}
        label={label}
        secret={secret}
      />
    );
  };
  return (
    <>
      {failure && (
        <Notice tone="warning" role="alert" className="mt-8">
          {failure}
        </Notice>
      )}
      {vendors.length > 0 && (
        <section aria-labelledby="vendors" className="mt-10">
          <h2 id="vendors" className="mb-4 text-2xl">
            {t('Your vendors')}
          </h2>
          <ul className="grid gap-5">
            {vendors.map((vendor) => (
              <li
                key={vendor.introductionId}
                className="min-w-0 rounded-xl border border-line bg-paper p-5 wrap-anywhere"
              >
                <TextLink
                  to={profilePath(vendor.vendorId)}
                  look="strong"
                  className="wrap-anywhere"
                  {...asWrittenBy(vendor.name)}
                >
                  {vendor.name}
                </TextLink>
                <p className="text-ink-soft">{stateOf(vendor)}</p>
                {vendor.hidden && (
                  <Notice tone="warning" className="mt-3">
                    {t(
                      'Not on our site at present: it sees no contact details of yours and cannot write to you. Please write to our team before you pay anything; below you may ask others.',
                    )}
                  </Notice>
                )}
                <Thread {...threads} secret={secret} of={vendor.introductionId} />
                {vendor.writable &&
                  write(t('Write to {vendor}', { vendor: vendor.name }), vendor.introductionId)}
                {reviewable.includes(vendor.status) && (
                  <TextLink
                    to={`${reviewPath(secret)}#of-${vendor.introductionId}`}
                    look="strong"
                    className="mt-4 inline-block"
                  >
                    {t('Say how it was with {vendor}', { vendor: vendor.name })}
                  </TextLink>
                )}
                <Acts vendor={vendor} acts={vendor.acts.filter((act) => act !== 'details')} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Ledger vendors={vendors} />
      <section aria-labelledby="staff" className="mt-10">
        <h2 id="staff" className="text-2xl">
          {t('Write to our team')}
        </h2>
        <Thread {...threads} secret={secret} of={null} />
        {open && write(t('Your message'))}
      </section>
    </>
  );
}
