import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** No such market, or it could not be fetched: two sentences, one way on. */
export function MarketMissing({ status }: { status: number }) {
  const missing = status === 404;
  const lead = missing
    ? 'The address may be mistyped, or the market has been taken off the list.'
    : 'The rest of the site is there; this page may work again in a minute.';
  return (
    <div className="wrap py-12 md:py-16">
      <PageHeading lead={lead}>{missing ? 'This market is not here' : messages.marketFailed}</PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.marketList}>Vendors by market</ButtonLink>
        {!missing && (
          <ButtonAnchor href="" look="secondary">
            Try again
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}
