import { t } from '#words/t.ts';
import type { OverviewPage } from '#content/types.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { QuoteLink } from './quote-link.tsx';

type Props = { card: OverviewPage['cards'][number]; page: OverviewPage };

/** The action of a service card: its quote, with a link to its page if it has one, or that link alone. */
export function QuoteOrLink({ card: { id, label, contact, url }, page: { quotes, route } }: Props) {
  if (!quotes.some((quote) => quote.id === id))
    return (
      <ButtonLink to={url ?? route} look="secondary" aria-label={`${contact}: ${label}`}>
        {contact}
      </ButtonLink>
    );
  return (
    <>
      <QuoteLink id={id} name={label} label={contact} look="secondary" />
      {url && (
        <TextLink to={url} look="strong">
          <RichText
            text={t('More<what> about {name}</what>', { name: label })}
            parts={{ what: (words) => <span className="sr-only">{words}</span> }}
          />
        </TextLink>
      )}
    </>
  );
}
