import { Globe } from 'lucide-react';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { socialNames } from '#content/footer.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';

const networks = ['instagram', 'linkedin', 'facebook', 'youtube', 'website'] as const;
const names = { ...socialNames, website: t('Website') };

/** The vendor's pages on other sites, each in a new tab. The links are the vendor's statement, not ours. */
export function ProfileSocials({ vendor }: { vendor: PublicVendor }) {
  const linked = networks.flatMap((network) => {
    const href = vendor[network];
    return href ? [{ network, href }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <ul className="print-address -ml-2.5 flex flex-wrap">
      {linked.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            aria-label={t('{network} of {companyName}', {
              network: names[network],
              companyName: vendor.companyName,
            })}
            className="tap grid place-items-center rounded-md hover:text-teal"
          >
            {network === 'website' ? <Globe aria-hidden /> : <BrandIcon brand={network} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
