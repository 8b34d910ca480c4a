import { t } from '#words/t.ts';
import { statusPath, type Thanks } from '#kit/delivery/receipt.ts';
import { ButtonAnchor } from '#ui/button.tsx';

type Props = { receipt: Thanks; look: 'secondary' | 'quiet' };

/** Link to the private page; nothing until the receipt is known. */
export function StatusLink({ receipt, look }: Props) {
  const path = statusPath(receipt);
  return (
    path && (
      <ButtonAnchor href={path} look={look}>
        {t('See where it stands')}
      </ButtonAnchor>
    )
  );
}
