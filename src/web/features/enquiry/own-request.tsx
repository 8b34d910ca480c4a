import { useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import { enquiryRecordPath } from '#facts/paths.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { OwnForm } from './own-form.tsx';

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
            'If somebody has this link who should not: the old one stops working, and the new one is mailed to you.',
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
