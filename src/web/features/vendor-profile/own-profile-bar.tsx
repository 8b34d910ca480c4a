import { editProfilePath } from '#facts/paths.ts';
import { useSession } from '#kit/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Tells the owner, and nobody else, that this is the page as customers see it. */
export function OwnProfileBar({ vendorId }: { vendorId: string }) {
  const session = useSession();
  if (session.vendorId !== vendorId) return null;
  return (
    <Notice className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
      <p>This is your page as customers see it.</p>
      <ButtonLink to={editProfilePath(vendorId)} look="secondary">
        Edit it
      </ButtonLink>
    </Notice>
  );
}
