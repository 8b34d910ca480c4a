import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import { enquiryRecordPath, profilePath } from '#facts/paths.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import type { SimilarVendors } from '#contract/own-enquiry.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { showInstant } from './status-steps.tsx';

/** The events so far, in plain words. */
export function OwnTimeline({ timeline = [] }: Pick<EnquiryStatus, 'timeline'>) {
  if (timeline.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="mt-10">
      <h2 id="timeline" className="mb-4 text-2xl">
        {t('What happened')}
      </h2>
      <ol className="border-l-2 border-line pl-5">
        {timeline.map(({ at, words }) => (
          <li key={`${at} ${words}`} className="pb-3">
            <p className="font-semibold wrap-anywhere">{words}</p>
            <p className="text-sm text-ink-soft">{showInstant(at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A plain form, so that it works without scripts. */
function OwnForm({
  intent,
  children,
  className = '',
}: {
  intent: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Form method="post" replace preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

type Props = { enquiry: EnquiryStatus };

function Correction({ enquiry: { acts = [], details, guests } }: Props) {
  const busy = useNavigation().state !== 'idle';
  if (!acts.includes('date') && !acts.includes('guests')) return null;
  return (
    <Disclosure summary={t('Change the date or the number of guests')}>
      <p className="mb-4 text-ink-soft">{t('The vendors who have your request are told at once.')}</p>
      <OwnForm key={`${details.eventDate} ${guests}`} intent="correct" className="grid gap-4 sm:grid-cols-2">
        {acts.includes('date') && (
          <Field
            name="eventDate"
            type="date"
            label={t('Event date')}
            defaultValue={details.eventDate ?? ''}
          />
        )}
        {acts.includes('guests') && (
          <Field
            name="guests"
            type="number"
            inputMode="numeric"
            min={limits.venueGuestsMin}
            max={limits.venueGuestsMax}
            label={t('Number of guests')}
            defaultValue={guests ?? ''}
          />
        )}
        <Button type="submit" look="secondary" disabled={busy} className="justify-self-start sm:col-span-2">
          {t('Change and tell the vendors')}
        </Button>
      </OwnForm>
    </Disclosure>
  );
}

/** Similar vendors, each asked with one press. */
export function MoreVendors({ similar: { places, vendors } }: { similar: SimilarVendors }) {
  const busy = useNavigation().state !== 'idle';
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="more" className="no-print mt-10">
      <h2 id="more" className="text-2xl">
        {t('Ask more vendors')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {t('They do the same. You may ask {count, plural, one {# more} other {# more}}.', { count: places })}
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5">
        {vendors.map(({ vendorId, name, about }) => (
          <li key={vendorId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-3">
            <div>
              <TextLink
                to={profilePath(vendorId)}
                look="strong"
                className="wrap-anywhere"
                lang={writtenLangOf(name)}
              >
                {name}
              </TextLink>
              <p className="text-ink-soft">{about}</p>
            </div>
            <OwnForm intent="more">
              <input type="hidden" name="vendorId" value={vendorId} />
              <Button type="submit" look="secondary" disabled={busy}>
                {t('Ask them')}
                <span lang={writtenLangOf(name)} className="sr-only">
                  : {name}
                </span>
              </Button>
            </OwnForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Actions of the sender on the whole request. Irreversible ones require a tick. */
export function OwnRequest({ enquiry, secret }: Props & { secret: string }) {
  const busy = useNavigation().state !== 'idle';
  const { acts = [] } = enquiry;
  return (
    <section aria-labelledby="own" className="no-print mt-10">
      <h2 id="own" className="mb-2 text-2xl">
        {t('Your request is yours')}
      </h2>
      <Correction enquiry={enquiry} />
      {acts.includes('booked') && (
        <Disclosure summary={t('We have booked somebody else')}>
          <p className="mb-4 text-ink-soft">
            {t(
              'Then nobody is asked for you any more. A vendor of this page is marked as booked beside its name.',
            )}
          </p>
          <OwnForm intent="booked">
            <Button type="submit" look="secondary" disabled={busy}>
              {t('Mark as booked')}
            </Button>
          </OwnForm>
        </Disclosure>
      )}
      <Disclosure summary={t('Download everything')}>
        <p className="mb-4 text-ink-soft">
          {t('What you sent, what happened, all messages, and who has your number.')}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={enquiryRecordPath(secret)} look="secondary">
            {t('As a page to read and print')}
          </ButtonLink>
          <ButtonAnchor
            href={`/api/enquiries/${encodeURIComponent(secret)}/record`}
            download="request.json"
            look="secondary"
          >
            {t('As data (JSON)')}
          </ButtonAnchor>
        </div>
      </Disclosure>
      <Disclosure summary={t('Make a new link')}>
        <p className="mb-4 text-ink-soft">
          {t(
            'For when somebody has this link who should not. The old one opens nothing any more; the new one is mailed to you as well.',
          )}
        </p>
        <OwnForm intent="link">
          <Button type="submit" look="secondary" disabled={busy}>
            {t('Replace the link')}
          </Button>
        </OwnForm>
      </Disclosure>
      <Disclosure summary={t('Erase everything')}>
        <p className="mb-4 text-ink-soft">
          {t(
            'Vendors are told that they may not call or write, and all that was written is erased. This page is gone then. A sealed copy proves for a year what you agreed to; nobody reads it.',
          )}
        </p>
        <OwnForm intent="erase" className="grid gap-4">
          <input type="hidden" name="reference" value={enquiry.reference} />
          <label className="tap flex items-start gap-3">
            <input type="checkbox" name="sure" required className="mt-1 size-5 shrink-0 accent-teal" />
            <span>{t('Yes, erase this request. I know that nobody can bring it back.')}</span>
          </label>
          <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
            {t('Erase')}
          </Button>
        </OwnForm>
      </Disclosure>
    </section>
  );
}
