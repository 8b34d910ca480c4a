import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The search did not answer: the stated sentence, and ways on. */
export function DirectoryFailed() {
  return (
    <Notice role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold">{messages.marketVendorsFailed}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href="" look="secondary">
          Try again
        </ButtonAnchor>
        <ButtonLink to={paths.contact} look="quiet">
          Tell us what you need
        </ButtonLink>
      </div>
    </Notice>
  );
}
