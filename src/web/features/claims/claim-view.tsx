import { useState } from 'react';
import { useActionData } from 'react-router';
import { t } from '#words/t.ts';
import { api as routes, successStatus } from '#facts/api.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { claimPath } from '#facts/vendor-paths.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { claimLimits, type ClaimStatus } from '#domain/vendors/claim-changes.ts';
import type { Claim } from '#contract/claims.ts';
import { isApiError } from '#contract/api-error.ts';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { upload } from '#kit/api/upload.ts';
import type { FormOutcome } from '#kit/forms/form-call.ts';
import { useFormCall } from '#kit/forms/use-form-call.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { claimActCall, isClaim } from './claim-calls.ts';

type Props = { claim: Claim; secret: string };

const ends: Readonly<Partial<Record<ClaimStatus, string>>> = {
  checked: t('That is done. Our team decides now, and you get a mail. Until then nothing changes.'),
  approved: t('Your claim is approved: you manage the page now. Choose a password, then sign in.'),
  refused: t('Your claim was refused.'),
  ended: t('This claim has ended.'),
};

/** The call: asked for, then answered with the code. */
function ByPhone({ claim, secret }: Props) {
  const posted = useActionData<FormOutcome<Claim>>();
  const { outcome, sending, onSubmit } = useFormCall(claimActCall, { params: { secret }, posted });
  const now = outcome.done ?? claim;
  if (now.status !== 'begun' && now.status !== 'waiting') return <Ended claim={now} />;
  const isWrong = outcome.done !== undefined && outcome.done.triesLeft < claimLimits.codeTries;
  return (
    <div className="grid gap-5">
      <Alert>{outcome.failure}</Alert>
      {now.status === 'begun' ? (
        <form method="post" onSubmit={onSubmit} className="grid gap-3">
          <p>
            {t('We call {number}, the number on the page, in office hours, and read out a code.', {
              number: now.phone ? showPhone(now.phone) : '',
            })}
          </p>
          <Button type="submit" name="act" value="call" disabled={sending} className="justify-self-start">
            {t('Please call')}
          </Button>
        </form>
      ) : (
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
          <p>
            {t('We call {number} and read out a code of six digits. Type it here.', {
              number: now.phone ? showPhone(now.phone) : '',
            })}
          </p>
          {isWrong && (
            <Alert>
              {t('This is not the code. {count, plural, one {# try is left.} other {# tries are left.}}', {
                count: now.triesLeft,
              })}
            </Alert>
          )}
          <Field
            name="code"
            label={t('Code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={20}
            defaultValue={outcome.values['code']}
            error={outcome.fieldErrors['code']}
          />
          <Button type="submit" name="act" value="code" disabled={sending} className="justify-self-start">
            {t('Send the code')}
          </Button>
        </form>
      )}
    </div>
  );
}

/** The document: chosen, sent, and replaced until the decision. */
function ByDocument({ claim, secret }: Props) {
  const [now, setNow] = useState(claim);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    setShare(0);
    setFailure(null);
    const form = new FormData();
    form.append('document', file);
    const path = fillPath(parseRoute(routes.claimDocument).path, { secret });
    const success = successStatus.claimDocument;
    try {
      const sent = upload({ path, form, headers: {}, success, onProgress: setShare });
      setNow(await checked(isClaim, sent as Promise<Unread<Claim>>));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    } finally {
      setShare(null);
    }
  };
  if (now.status !== 'begun' && now.status !== 'checked') return <Ended claim={now} />;
  return (
    <div className="grid gap-4">
      {now.status === 'checked' && <Ended claim={now} />}
      <p>
        {t(
          'A photo or a PDF with the name of the business: a GST certificate, a licence or a bill for the shop. It is encrypted, seen by those who decide alone, and destroyed with the decision.',
        )}
      </p>
      <Alert>{failure}</Alert>
      <noscript className="block">
        {t('A document needs JavaScript. Without it, please claim the page by phone.')}
      </noscript>
      <FilePicker
        accept="image/*,application/pdf"
        disabled={share !== null}
        onPick={([file]) => file && void send(file)}
      >
        {share === null
          ? now.hasDocument
            ? t('Choose another document')
            : t('Choose the document')
          : t('Sending, {percent} %', { percent: Math.round(share * 100) })}
      </FilePicker>
    </div>
  );
}

function Ended({ claim: { status, reason, vendorId } }: { claim: Claim }) {
  const isOver = status === 'refused' || status === 'ended';
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone={isOver ? 'warning' : 'quiet'} role="status">
        <p>{ends[status]}</p>
        {reason && <p className="mt-1 wrap-anywhere">{reason}</p>}
      </Notice>
      {status === 'approved' && <ButtonLink to={paths.forgotPassword}>{t('Choose a password')}</ButtonLink>}
      {isOver && <ButtonLink to={claimPath(vendorId)}>{t('Claim this page again')}</ButtonLink>}
    </div>
  );
}

/** A claim for its claimant: what it waits for, and the one thing to do. */
export function ClaimView({ claim, secret }: Props) {
  const Way = claim.way === 'phone' ? ByPhone : ByDocument;
  return (
    <div className="grid gap-6">
      <Way claim={claim} secret={secret} />
      <TextLink to={profilePath(claim.vendorId)}>{t('See the page')}</TextLink>
    </div>
  );
}
