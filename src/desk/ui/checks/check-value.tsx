import { useState } from 'react';
import type { DeskCheckDetail } from '#contract/desk/checks.ts';
import { Button } from '#ui/button.tsx';
import { api } from '#desk/kit/api.ts';
import { mayCall } from '#desk/kit/rights.ts';
import { useSession } from '#desk/kit/session.ts';
import { useAction } from '#desk/kit/action.ts';

/** The checked value. A number that is not public is masked until an authorised person reveals it; each reveal is recorded. */
export function CheckValue({ check }: { check: DeskCheckDetail }) {
  const mayReveal = mayCall(useSession()?.role, 'staffCheckReveal');
  const [full, setFull] = useState<string | null>(null);
  const { busy, failure, run } = useAction();
  const reveal = () =>
    run(async () => setFull((await api.staffCheckReveal({ params: { checkId: check.id } })).value));
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className={check.masked ? 'font-mono' : ''} aria-live="polite">
        {full ?? check.value}
      </span>
      {check.masked && mayReveal && full === null && (
        <Button look="quiet" className="px-2! py-1! text-sm" disabled={busy} onClick={() => void reveal()}>
          Reveal
        </Button>
      )}
      {failure && <span role="alert">{failure}</span>}
    </span>
  );
}
