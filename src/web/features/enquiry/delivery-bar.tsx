import { useLocation } from 'react-router';
import { t } from '#words/t.ts';
import { dismissReceipt, drop, keep, useDeliveries } from '#kit/delivery/delivery-store.ts';
import { statusPath } from '#kit/delivery/receipt.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { RichText } from '#ui/rich-text.tsx';
import { useRemoval } from '#ui/removed-notice.tsx';
import { asWritten } from '#ui/written-lang.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useReferenceShown } from './success-state.ts';
import { useCallback, useEffect, useState } from 'react';
import { flush } from '#kit/delivery/delivery-flush.ts';
import { useRetries } from '#kit/api/use-retries.ts';

/** Sends stored parcels, automatically and on request. */
function useRedelivery(): { busy: boolean; retry: () => void } {
  const [busy, setBusy] = useState(false);
  const { parcels } = useDeliveries();
  useRetries(
    parcels.some(({ state }) => state === 'waiting' || state === 'delivered'),
    flush,
  );
  const retry = useCallback(() => {
    setBusy(true);
    void flush({ waits: true }).finally(() => setBusy(false));
  }, []);
  return { busy, retry };
}

const bar =
  'delivery-bar no-print fixed inset-x-0 bottom-14 z-30 animate-rise-in border-t border-line bg-paper shadow-raised md:bottom-0 [@media(height<30rem)]:static';
const row = 'wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3';

/** Returns the text about waiting messages. */
function waitingWords(count: number, onDevice: boolean): string {
  return onDevice
    ? t(
        '{count, plural, one {Your message is} other {# messages are}} saved on this device and not sent yet. Nothing is lost: it goes out by itself when the network is back.',
        { count },
      )
    : t(
        '{count, plural, one {Your message is} other {# messages are}} not sent yet, and this browser does not let us save anything. Please keep this page open: it goes out by itself when the network is back.',
        { count },
      );
}

/** At the foot of the page: a stored message not sent yet, a refused one, or the reference of the last until its private page is opened. */
export function DeliveryBar({ phone }: { phone: string }) {
  const { parcels, receipt, onDevice } = useDeliveries();
  const { busy, retry } = useRedelivery();
  const { pathname } = useLocation();
  const shownAlready = useReferenceShown();
  const { tell, notice } = useRemoval();
  const onPrivatePage = pathname.startsWith('/enquiry/');
  const opened = onPrivatePage && receipt?.statusUrl?.endsWith(pathname);
  useEffect(() => {
    if (opened) dismissReceipt();
  }, [opened]);
  const waiting = parcels.filter(({ state }) => state === 'waiting');
  const refused = parcels.find(({ state }) => state === 'refused');
  if (waiting.length > 0)
    return (
      <aside aria-label={t('Unsent message')} className={bar}>
        <div className={row}>
          <p role="status" className="grow basis-64">
            {waitingWords(waiting.length, onDevice)}
          </p>
          <Button onClick={retry} disabled={busy}>
            {busy ? t('Trying...') : t('Try again')}
          </Button>
          <a href={telHref(phone)} className={buttonClass('secondary')}>
            {t('Call {number}', { number: showPhone(phone) })}
          </a>
        </div>
      </aside>
    );
  if (refused) {
    const close = () => {
      drop(refused.key);
      tell(t('The message is removed from this device.'), () => keep(refused));
    };
    return (
      <aside aria-label={t('Refused message')} className={bar}>
        <div className={row}>
          <p role="status" className="grow basis-64">
            {t(
              'A saved message could not be accepted: {reason} Please open its form and send it again, or call us.',
              { reason: refused.reason ?? '' },
            )}
          </p>
          <a href={telHref(phone)} className={buttonClass('secondary')}>
            {t('Call {number}', { number: showPhone(phone) })}
          </a>
          <Button look="quiet" onClick={close}>
            {t('Close')}
          </Button>
        </div>
      </aside>
    );
  }
  if (notice) return <div className={`${bar} px-4 pb-3`}>{notice}</div>;
  if (!receipt || shownAlready || onPrivatePage) return null;
  return (
    <aside aria-label={t('Your last request')} className={bar}>
      <div className={row}>
        <p role="status" className="grow basis-64">
          <RichText
            text={t('We have your request. Your reference is <b>{reference}</b>.', {
              reference: receipt.reference,
            })}
            parts={{
              b: (reference) => (
                <strong {...asWritten} className="whitespace-nowrap">
                  {reference}
                </strong>
              ),
            }}
          />
        </p>
        <a href={statusPath(receipt)} className={buttonClass('secondary')}>
          {t('See where it stands')}
        </a>
        <Button look="quiet" onClick={dismissReceipt}>
          {t('Close')}
        </Button>
      </div>
    </aside>
  );
}
