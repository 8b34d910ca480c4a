import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useAction } from '#desk/kit/use-action.ts';

type Props = { vendorId: string; masked: string };

/** A tax number, masked until somebody who may asks for it. The record remembers who did. */
export function TaxNumber({ vendorId, masked }: Props) {
  const mayReveal = mayCall(useSession()?.role, 'staffVendorReveal');
  const [full, setFull] = useState<string | null>(null);
  const { busy, failure, run } = useAction();
  const reveal = () =>
    run(async () => setFull((await api.staffVendorReveal({ params: { vendorId } })).panGst));
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-mono" aria-live="polite">
        {full ?? masked}
      </span>
      {mayReveal && full === null && (
        <Button look="quiet" className="px-2! py-1! text-sm" disabled={busy} onClick={() => void reveal()}>
          Reveal
        </Button>
      )}
      {failure && <span role="alert">{failure}</span>}
    </span>
  );
}
