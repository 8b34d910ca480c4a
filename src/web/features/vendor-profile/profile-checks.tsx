import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { TextLink } from '#ui/text-link.tsx';
import { FoldedPart } from './folded-part.tsx';

/** Our checks of the vendor: kind, checker, date and expiry. */
export function ProfileChecks({ badges }: Pick<PublicVendor, 'badges'>) {
  return (
    <FoldedPart id="checked" heading={t('Checked by us')} line={badges.map(({ label }) => label).join(' · ')}>
      <ul className="grid gap-3">
        {badges.map(({ kind, label, words, when }) => (
          <li key={kind} className="border-l-3 border-leaf pl-4">
            <TextLink to={`${paths.howWeCheck}#${kind}`} look="strong">
              {label}
            </TextLink>
            <p>{words}</p>
            <p className="text-sm text-ink-soft">{when}</p>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
