import { loginPage } from '#content/vendor-account.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';
import type { Recognised } from './login-call.ts';
import { asWritten } from '#ui/written-lang.ts';

/** States that the password is right, but that nobody can stay signed in without scripts. */
export function RecognisedPanel({ vendor }: { vendor: Recognised }) {
  const { heading, detail } = loginPage.withoutScripts;
  return (
    <div role="status" className="rounded-xl border border-line bg-paper p-8 shadow-card">
      <h2 className="text-2xl">{heading}</h2>
      <p {...asWritten} className="mt-2 text-lg">
        {vendor.companyName}
      </p>
      <p className="mt-2">{detail}</p>
      <ButtonAnchor href={twinPath(profilePath(vendor.id))} className="mt-6">
        {messages.viewProfile}
      </ButtonAnchor>
    </div>
  );
}
