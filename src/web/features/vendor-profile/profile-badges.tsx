import type { PublicVendor } from '#contract/vendors.ts';
import { paths } from '#facts/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { t } from '#words/t.ts';

/** Our checks of the vendor: kind, checker, date and expiry. */
export function ProfileBadges({ badges }: Pick<PublicVendor, 'badges'>) {
  return (
    <section aria-labelledby="checked">
      <h2 id="checked" className="text-2xl">
        {t('Checked by us')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {badges.map(({ kind, label, words, when }) => (
          <li key={kind} className="rounded-lg border-l-3 border-leaf bg-paper px-4 py-3">
            <TextLink to={`${paths.howWeCheck}#${kind}`} look="strong">
              {label}
            </TextLink>
            <p>{words}</p>
            <p className="text-sm text-ink-soft">{when}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
