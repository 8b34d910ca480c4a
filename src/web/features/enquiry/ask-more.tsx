import { useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { profilePath } from '#facts/paths.ts';
import type { SimilarVendors } from '#contract/own-enquiry.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { OwnForm } from './own-form.tsx';

/** Similar vendors, each asked with one press. */
export function MoreVendors({ similar: { places, vendors } }: { similar: SimilarVendors }) {
  const busy = useNavigation().state !== 'idle';
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="more" className="no-print mt-6 border-t border-line">
      <Disclosure
        summary={
          <SummaryLines
            id="more"
            as="h2"
            heading={t('Ask more vendors')}
            line={t(
              'More vendors of the same trade. You can ask {count, plural, one {# more} other {# more}}.',
              { count: places },
            )}
            whole
          />
        }
      >
        <ul className="divide-y divide-line">
          {vendors.map(({ vendorId, name, about }) => (
            <li key={vendorId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-3">
              <div>
                <TextLink
                  to={profilePath(vendorId)}
                  look="strong"
                  className="wrap-anywhere"
                  lang={writtenLangOf(name)}
                >
                  {name}
                </TextLink>
                <p className="text-ink-soft">{about}</p>
              </div>
              <OwnForm intent="more">
                <input type="hidden" name="vendorId" value={vendorId} />
                <Button type="submit" look="secondary" disabled={busy}>
                  {t('Ask them')}
                  <span lang={writtenLangOf(name)} className="sr-only">
                    : {name}
                  </span>
                </Button>
              </OwnForm>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
