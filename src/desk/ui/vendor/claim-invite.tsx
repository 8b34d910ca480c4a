import { useState } from 'react';
import { encode } from 'uqr';
import { claimPath } from '#facts/vendor-paths.ts';
import { maxLength } from '#facts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { useAction } from '#desk/kit/action.ts';
import { api } from '#desk/kit/api.ts';
import { textsOf } from '#desk/kit/texts-of.ts';

/** The QR code of an address, as one drawing. */
function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the page to claim it"
      className="w-48 bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** For a page without an account: the mail and the QR code by which its business claims it. */
export function ClaimInvite({ vendorId }: { vendorId: string }) {
  const { busy, failure, fieldErrors, run } = useAction();
  const [said, setSaid] = useState('');
  const address = location.origin + claimPath(vendorId);
  return (
    <Disclosure summary="Invite to claim this page">
      <form
        className="grid max-w-xl gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const email = textsOf(form)('email');
          void run(async () => {
            await api.staffClaimInvite({ params: { vendorId }, body: { email } });
            setSaid(`The invitation to ${email} is on its way.`);
            form.reset();
          });
        }}
      >
        <Field
          name="email"
          type="email"
          label="E-mail of the business"
          required
          maxLength={maxLength.email}
          error={fieldErrors['email']}
        />
        <Button type="submit" disabled={busy} className="justify-self-start">
          Mail the invitation
        </Button>
      </form>
      <Alert className="mt-3">{failure}</Alert>
      {said && !failure && (
        <p role="status" className="mt-3">
          {said}
        </p>
      )}
      <p className="mt-4 text-sm text-ink-soft wrap-anywhere">To print or to show: {address}</p>
      <div className="mt-2">
        <QrCode address={address} />
      </div>
    </Disclosure>
  );
}
