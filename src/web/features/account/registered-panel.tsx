import { Check } from 'lucide-react';
import { registerPage } from '#content/vendor-account.ts';
import { paths, profilePath } from '#facts/paths.ts';
import { messages } from '#facts/messages.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { twinPath } from '#ui/twin-path.ts';
import type { Registered } from './registration-call.ts';
import { asWritten } from '#ui/written-lang.ts';

/** After a registration without scripts, which cannot sign in: the outcome and the next step. */
export function RegisteredPanel({ vendor }: { vendor: Registered }) {
  const { heading, detail, mail, waits } = registerPage.done;
  return (
    <div role="status" className="rounded-xl border border-line bg-paper p-8 text-center shadow-card">
      <span className="mx-auto grid size-14 place-items-center rounded-full bg-leaf text-paper">
        <Check aria-hidden size={30} strokeWidth={3} />
      </span>
      <h2 className="mt-4 text-2xl">{heading}</h2>
      <p {...asWritten} className="mt-2 text-lg">
        {vendor.companyName}
      </p>
      <p className="mt-2">{vendor.waits ? waits : detail}</p>
      <p className="mt-2">{mail}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {!vendor.waits && (
          <ButtonAnchor href={twinPath(profilePath(vendor.id))}>{messages.viewProfile}</ButtonAnchor>
        )}
        <ButtonAnchor href={twinPath(paths.login)} look="secondary">
          {registerPage.signIn}
        </ButtonAnchor>
      </div>
    </div>
  );
}
