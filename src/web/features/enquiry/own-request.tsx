import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { enquiryRecordPath } from '#facts/paths.ts';
import { undoSeconds } from '#facts/undo.ts';
import type { EnquiryStatus } from '#contract/enquiry-status.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Alert } from '#ui/alert.tsx';
import { OwnForm } from './own-form.tsx';

type Props = {
  enquiry: EnquiryStatus;
  secret: string;
  /** Of this page: a new link that is asked for twice is one. */
  linkKey: Async<string>;
  withdrawalFailed?: boolean;
};

/** Withdraws the request with one tap; a plain form, so that it works without scripts. */
function WithdrawForm({ failed = false }: { failed?: boolean }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mt-1 mb-3 text-ink-soft">
        {t(
          'Withdrawing ends everything about this request, including what you agreed to. You need not give a reason.',
        )}
      </p>
      {failed && (
        <Alert className="mb-4">
          {t('We could not withdraw it just now. Please try again, or call us.')}
        </Alert>
      )}
      <Form method="post" replace preventScrollReset>
        <Button type="submit" name="intent" value="withdraw" look="secondary" disabled={busy}>
          {busy ? t('Withdrawing...') : t('Withdraw my request')}
        </Button>
      </Form>
    </>
  );
}

/** Actions of the sender on the whole request. Those that end something can be undone for some seconds. */
export function OwnRequest({ enquiry, secret, linkKey, withdrawalFailed }: Props) {
  const busy = useNavigation().state !== 'idle';
  const { acts = [] } = enquiry;
  return (
    <section aria-labelledby="own" className="no-print mt-6">
      <h2 id="own" className="text-xl">
        {t('Your request is yours')}
      </h2>
      {enquiry.status !== 'withdrawn' && <WithdrawForm failed={withdrawalFailed} />}
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
      <Disclosure summary={t('Download, new link, erase')}>
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
            {enquiry.details.email
              ? t(
                  'If somebody has this link who should not: the old one stops working, and the new one is mailed to you. For {count} seconds you can take it back.',
                  { count: undoSeconds },
                )
              : t(
                  'If somebody has this link who should not: the old one stops working, and the new one opens on this device. We have no e-mail address of yours, so please keep it. For {count} seconds you can take it back.',
                  { count: undoSeconds },
                )}
          </p>
          <OwnForm intent="link">
            {/* Alone: what stands in such a part begins anew with each answer, and a fold would be closed. */}
            <AsyncSection data={linkKey} loading={null} failed={() => null}>
              {(key) => <input type="hidden" name="key" value={key} />}
            </AsyncSection>
            <Button type="submit" look="secondary" disabled={busy}>
              {t('Replace the link')}
            </Button>
          </OwnForm>
        </Disclosure>
        <Disclosure summary={t('Erase everything')}>
          <p className="mb-4 text-ink-soft">
            {t(
              'Vendors are told that they may not call or write, and all that was written is erased. This page is gone then. A sealed copy proves for a year what you agreed to; nobody reads it. For {count} seconds you can take it back.',
              { count: undoSeconds },
            )}
          </p>
          <OwnForm intent="erase">
            <input type="hidden" name="reference" value={enquiry.reference} />
            <Button type="submit" look="secondary" disabled={busy}>
              {t('Erase')}
            </Button>
          </OwnForm>
        </Disclosure>
      </Disclosure>
    </section>
  );
}
