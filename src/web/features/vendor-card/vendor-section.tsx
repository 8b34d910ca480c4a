import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { allSamples, SamplesNote } from '#ui/samples-note.tsx';
import { hasProfile, VendorActions } from './vendor-actions.tsx';
import { VendorCard, type CardVendor } from './vendor-card.tsx';
import type { VendorsOnPage } from './vendors-on-page.ts';
import { profilePath } from '#facts/paths.ts';
import { moreVendors as words } from '#content/more-vendors.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';

/** Below the first cards: the number of further vendors, the next of them by name, and a link to all. */
function MoreVendors({ cards, named, total, all }: VendorsOnPage) {
  if (total <= cards.length) return null;
  return (
    <div className="mt-2 md:mt-6">
      <h3 className="font-semibold max-md:hidden">{words.more(total - cards.length)}</h3>
      <ul className="flex flex-wrap gap-x-6 max-md:hidden">
        {named.map(({ _id, companyName }) => (
          <li key={_id} {...asWritten} className="min-w-0 shrink-0">
            <TextLink to={profilePath(_id)} look="standing" className="wrap-anywhere">
              {companyName}
            </TextLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={all} look="secondary" className="mt-2">
        {words.all(total)}
      </ButtonLink>
    </div>
  );
}

type Props = {
  heading: string;
  vendors: Async<VendorsOnPage>;
  /** Replaces a list that is empty or failed to load. */
  sample?: CardVendor;
  /** The stated sentences of a page with texts of its own. */
  loading?: string;
  failed?: string;
  /** "Contact Now" on each card. */
  call?: boolean;
  /** A further button at the foot of each card. */
  action?: (vendor: CardVendor) => ReactNode;
};

/** On a desktop a card is at least 20 rem wide, for any number of cards. */
const columns =
  'rail gap-4 xs:grid xs:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]';

type CardsProps = { vendors: readonly CardVendor[] } & Pick<Props, 'call' | 'action'>;

function Cards({ vendors, call, action }: CardsProps) {
  return (
    <>
      <SamplesNote of={vendors} />
      <ul className={columns}>
        {vendors.map((vendor) => (
          // Per card: the whole list in one layout would block a phone.
          <li key={vendor._id} className="skip-offscreen rounded-xl [--guessed-height:27rem]">
            <VendorCard
              vendor={vendor}
              marked={!allSamples(vendors)}
              actions={
                <>
                  <VendorActions vendor={vendor} call={call} />
                  {hasProfile(vendor) && action?.(vendor)}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The vendors of a page in their states: loading, loaded, empty, failed, and the sample where the page has one. */
export function VendorSection({ heading, vendors, sample, call, action, ...words }: Props) {
  const failed = () =>
    sample ? (
      <Cards vendors={[sample]} call={call} />
    ) : (
      <FailedNotice>{words.failed ?? messages.marketVendorsFailed}</FailedNotice>
    );
  return (
    <Section heading={heading}>
      <AsyncSection
        data={vendors}
        loading={
          <>
            <p className="mb-4 text-ink-soft">{words.loading ?? messages.loading}</p>
            <div className={columns}>
              <Skeleton className="h-96 rounded-xl" />
              <Skeleton className="h-96 rounded-xl" />
              <Skeleton className="h-96 rounded-xl" />
            </div>
          </>
        }
        failed={failed}
      >
        {(found) => {
          if (found.total > 0)
            return (
              <>
                <Cards vendors={found.cards} call={call} action={action} />
                <MoreVendors {...found} />
              </>
            );
          return sample ? (
            failed()
          ) : (
            <p className="text-ink-soft">
              {t('No vendor is listed here yet. Send us your request, and we ask around for you.')}
            </p>
          );
        }}
      </AsyncSection>
    </Section>
  );
}
