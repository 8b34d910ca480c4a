import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { showPhone, telHref } from '#contract/phone.ts';
import { dismissReceipt, flush, useDeliveries } from '#kit/delivery-queue.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useSuccessOpen } from './success-state.ts';

const bar =
  'no-print fixed inset-x-0 bottom-14 z-30 animate-rise-in border-t border-line bg-paper shadow-raised md:bottom-0';
const row = 'wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3';

/** At the foot of the page: a message that is kept but not sent yet, or the reference of the last one that was. */
export function DeliveryBar({ phone }: { phone: string }) {
  const { unsent, receipt } = useDeliveries();
  const [busy, setBusy] = useState(false);
  const { pathname } = useLocation();
  const popupOpen = useSuccessOpen();
  useEffect(() => {
    const onOnline = () => void flush();
    if (navigator.onLine) void flush();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const retry = () => {
    setBusy(true);
    void flush().finally(() => setBusy(false));
  };
  if (unsent.length > 0)
    return (
      <aside aria-label="Unsent message" className={bar}>
        <div className={row}>
          <p role="status" className="grow basis-64">
            Your message is saved on this device and not sent yet. It goes out by itself when the network is
            back.
          </p>
          <Button onClick={retry} disabled={busy}>
            {busy ? 'Trying...' : 'Try again'}
          </Button>
          <a href={telHref(phone)} className={buttonClass('secondary')}>
            Call {showPhone(phone)}
          </a>
        </div>
      </aside>
    );
  if (!receipt || popupOpen || pathname.startsWith('/enquiry/')) return null;
  return (
    <aside aria-label="Your last request" className={bar}>
      <div className={row}>
        <p role="status" className="grow basis-64">
          We have your request. Your reference is{' '}
          <strong className="whitespace-nowrap">{receipt.reference}</strong>.
        </p>
        <a href={new URL(receipt.statusUrl).pathname} className={buttonClass('secondary')}>
          See where it stands
        </a>
        <Button look="quiet" onClick={dismissReceipt}>
          Close
        </Button>
      </div>
    </aside>
  );
}
