import { t } from '#words/t.ts';
import type { CrewMember } from '#contract/crew.ts';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Opens the contact for one crew member over the page; without scripts it links to the page with the form shown. */
export function CrewContactLink({ member: { _id, fullName } }: { member: CrewMember }) {
  const { linkTo } = useQueryDialog('contact');
  return (
    <ButtonLink
      {...linkTo(_id)}
      look="secondary"
      aria-haspopup="dialog"
      aria-label={t('Contact {name}', { name: fullName })}
    >
      {t('Contact')}
    </ButtonLink>
  );
}
