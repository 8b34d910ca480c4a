import { staffAccess } from '#facts/staff-access.ts';
import type { OneTimeCodeOffer } from '#contract/desk/keys.ts';
import { Field } from '#ui/field.tsx';
import { renderSVG } from 'uqr';

/** A QR code as a picture: the page's policy refuses markup made from strings. Dark on light in both schemes, as scanners need it. */
function QrCode({ value, label }: { value: string; label: string }) {
  const svg = renderSVG(value, { border: 2 });
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={220}
      height={220}
      className="rounded-md border border-line"
    />
  );
}

type Props = { offer: OneTimeCodeOffer; fieldErrors: Readonly<Record<string, string>> };

/** Fields for a new password, and an authenticator with its first code. */
export function AuthenticatorFields({ offer, fieldErrors }: Props) {
  return (
    <>
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={staffAccess.passwordMin}
        maxLength={staffAccess.passwordMax}
        required
        hint={`At least ${staffAccess.passwordMin} characters`}
        error={fieldErrors['password']}
      />
      <div>
        <p className="mb-2 font-semibold">Scan this with an authenticator app</p>
        <QrCode value={offer.uri} label="QR code for the authenticator app" />
        <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
          Or type this key: <code className="font-mono">{offer.secret}</code>
        </p>
      </div>
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint="The six digits that the app shows now"
        error={fieldErrors['code']}
      />
    </>
  );
}
