import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { errorWith, messages } from '#facts/messages.ts';
import { editProfilePath, profilePath } from '#facts/paths.ts';
import { useSession } from '#kit/session/session.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UpdateFailed } from './update-failed.tsx';
import { useVendorEditor } from './use-vendor-editor.ts';
import { VendorEditor } from './vendor-editor.tsx';

type Props = {
  vendorId: string;
  /** Shown when the session has ended. */
  signIn: ReactNode;
  /** What stands first for a vendor who has just registered. */
  first?: (vendor: PublicVendor) => ReactNode;
};

/** The page of one vendor for the signed-in person: its editor, if it is their own. */
export function OwnPage({ vendorId, signIn, first }: Props) {
  const session = useSession();
  const { state, failure, dismissFailure, editing } = useVendorEditor(vendorId, session.signedIn);
  switch (state.step) {
    case 'loading':
      return (
        <p role="status" className="py-6">
          {messages.loading}
        </p>
      );
    case 'failed':
      if (!session.signedIn) return signIn;
      return (
        <div className="py-6">
          <div role="alert">
            <PageHeading>{errorWith(state.message)}</PageHeading>
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>
            {session.vendorId && session.vendorId !== vendorId && (
              <ButtonLink to={editProfilePath(session.vendorId)} look="secondary">
                {t('Edit your own')}
              </ButtonLink>
            )}
          </div>
        </div>
      );
    case 'foreign':
      return (
        <div className="py-6">
          <PageHeading lead={t('Only the one it belongs to can change it.')}>
            {t('This profile is not yours')}
          </PageHeading>
          <div className="mt-8 flex flex-wrap gap-3">
            {session.vendorId && (
              <ButtonLink to={editProfilePath(session.vendorId)}>{t('Edit your own')}</ButtonLink>
            )}
            <ButtonLink to={profilePath(vendorId)} look="secondary">
              {messages.viewProfile}
            </ButtonLink>
          </div>
        </div>
      );
    case 'ready':
      return (
        <>
          {failure !== null && <UpdateFailed detail={failure} onBack={dismissFailure} />}
          {/* Hidden, not removed: the input is still there on return. */}
          <div hidden={failure !== null}>
            {first?.(state.vendor)}
            <VendorEditor vendor={state.vendor} {...editing} />
          </div>
        </>
      );
  }
}
