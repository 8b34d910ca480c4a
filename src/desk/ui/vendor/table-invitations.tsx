import { useEffect, useState } from 'react';
import type { VendorTableRow } from '#contract/desk/vendor-table.ts';
import { vendorTableLimits } from '#facts/limits.ts';
import { undoSeconds } from '#facts/undo.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { useAction } from '#desk/kit/action.ts';
import { api } from '#desk/kit/api.ts';

type Invitation = { vendorId: string; email: string };

/** Returns the rows that can be invited and were not yet. */
const invitationsOf = (rows: readonly VendorTableRow[]): Invitation[] =>
  rows.flatMap(({ claimable, vendorId, email, invitedAt }) =>
    claimable && vendorId && email && !invitedAt ? [{ vendorId, email }] : [],
  );

/** The invitations to claim pages of a table: none leaves before the press, nor in the ten seconds after it. */
export function TableInvitations({ rows, onSent }: { rows: readonly VendorTableRow[]; onSent: () => void }) {
  const [held, setHeld] = useState<readonly Invitation[] | null>(null);
  const [said, setSaid] = useState('');
  const { busy, failure, run } = useAction();
  const waiting = invitationsOf(rows);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => {
      setHeld(null);
      void run(async () => {
        let [sent, left] = [0, 0];
        for (let at = 0; at < held.length; at += vendorTableLimits.invitations) {
          const invitations = held.slice(at, at + vendorTableLimits.invitations);
          const answer = await api.staffClaimInviteAll({ body: { invitations } });
          sent += answer.sent;
          left += answer.left;
        }
        setSaid(
          `${sent} on the way${left > 0 ? `, ${left} not sent: somebody manages the page by now` : ''}.`,
        );
        onSent();
      });
    }, undoSeconds * 1000);
    return () => clearTimeout(timer);
    // One timer for one press: a new reading of the table does not begin it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [held]);
  const count = (held ?? waiting).length;
  const mails = `${count} ${count === 1 ? 'invitation' : 'invitations'}`;
  return (
    <div className="grid gap-2">
      {held ? (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {mails} will leave in {undoSeconds} seconds.
          <Button look="secondary" onClick={() => setHeld(null)}>
            Undo
          </Button>
        </p>
      ) : (
        waiting.length > 0 && (
          <p className="flex flex-wrap items-center gap-3">
            <Button look="secondary" disabled={busy} onClick={() => setHeld(waiting)}>
              Mail {mails}
            </Button>
            <span className="text-sm text-ink-soft">To claim their pages. None was sent so far.</span>
          </p>
        )
      )}
      {said && !held && <p role="status">{said}</p>}
      <Alert>{failure}</Alert>
    </div>
  );
}
