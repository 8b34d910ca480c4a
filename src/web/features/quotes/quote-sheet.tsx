import { t } from '#words/t.ts';
import { enquiryPath } from '#facts/paths.ts';
import type { QuoteSheet as Sheet } from '#contract/quotes.ts';
import type { SentQuoteAct } from '#kit/api/send-quote-act.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import { AgreedQuote } from './agreed-quote.tsx';
import { AskToRevise } from './ask-to-revise.tsx';
import { QuoteCard } from './quote-card.tsx';

/** By number of quotes: no column stays empty. Two stand beside each other on a phone, too. */
const columns: Readonly<Record<number, string>> = { 1: 'max-w-3xl', 2: 'grid-cols-2' };
const columnsOfMany = 'grid-cols-2 lg:grid-cols-3';

/** What is compared, and in which order. */
function leadOf({ guests, comparedAt, quotes }: Sheet): string {
  if (comparedAt === null || quotes.length < 2) return t('Only someone with this link can see this page.');
  const count = { count: comparedAt };
  const at =
    guests === null
      ? t(
          'Each at {count, plural, one {# guest} other {# guests}}, the most that one of them names, with GST.',
          count,
        )
      : t('Each at your {count, plural, one {# guest} other {# guests}}, with GST.', count);
  return `${at} ${t('The most complete come first, then the cheapest. Only someone with this link can see this page.')}`;
}

type Props = { sheet: Sheet; secret: string; sent: SentQuoteAct | undefined };

/** The quotes of an enquiry beside each other; once one is accepted, the agreement comes first. */
export function QuoteSheet({ sheet, secret, sent }: Props) {
  const running = useHydrated();
  const { reference, title, name, eventDate, quotes } = sheet;
  const agreed = quotes.find(({ status }) => status === 'accepted');
  const others = quotes.filter((one) => one !== agreed);
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading
        eyebrow={
          <RichText
            text={t('Your request <number>{reference}</number>', { reference })}
            parts={{ number: (words) => <Verbatim>{words}</Verbatim> }}
          />
        }
        lead={
          agreed
            ? t('What you and the vendor agreed on. Only someone with this link can see this page.')
            : leadOf(sheet)
        }
      >
        {agreed ? t('Your agreement') : t('Your quotes')}
      </PageHeading>
      <Alert className="mt-6">{sent?.failure}</Alert>
      {quotes.length === 0 && (
        <Notice className="mt-8">
          {t('No quote has come yet. You get a mail as soon as a vendor sends one.')}
        </Notice>
      )}
      {agreed?.acceptedAt && (
        <div className="mt-8 max-w-3xl">
          <AgreedQuote
            content={agreed.content}
            reference={reference}
            title={title}
            vendor={agreed.vendorName}
            name={name}
            eventDate={eventDate}
            acceptedAt={agreed.acceptedAt}
            version={agreed.version}
            reader="family"
          />
        </div>
      )}
      {others.length > 0 && (
        <section
          aria-label={agreed ? t('The other quotes') : t('Quotes')}
          className={agreed ? 'no-print' : ''}
        >
          {agreed && <h2 className="mt-10 text-2xl">{t('The other quotes')}</h2>}
          <ul className={`mt-6 grid gap-x-2 gap-y-6 sm:gap-x-5 ${columns[others.length] ?? columnsOfMany}`}>
            {others.map((one) => (
              <QuoteCard key={one.introductionId} quote={one} sheet={sheet} decided={agreed !== undefined} />
            ))}
          </ul>
        </section>
      )}
      <AskToRevise quotes={others} sent={sent} />
      <p className="no-print mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <TextLink to={enquiryPath(secret)} look="strong">
          {t('To your request')}
        </TextLink>
        {running && !agreed && quotes.length > 0 && (
          <Button look="secondary" onClick={() => window.print()}>
            {t('Print')}
          </Button>
        )}
      </p>
    </div>
  );
}
