import type { UIMatch } from 'react-router';
import type { QuotePage } from '#content/types.ts';
import { useQueryDialog } from '#features/enquiry/use-query-dialog.ts';
import { ButtonLink } from '#ui/button.tsx';

type Props = { id: string; name: string; label: string; look?: 'primary' | 'secondary' };

/** Opens the quote for a service over the page. Without scripts it links to the same page with the form shown. */
export function QuoteLink({ id, name, label, look = 'primary' }: Props) {
  const { linkTo } = useQueryDialog('quote');
  return (
    <ButtonLink {...linkTo(id)} look={look} aria-haspopup="dialog" aria-label={`${label}: ${name}`}>
      {label}
    </ButtonLink>
  );
}

/** `handle.enquireAt` of a page about one service: the address that opens its quote. */
export function quoteAddress({ loaderData }: UIMatch): string | undefined {
  const subject = (loaderData as { page?: QuotePage } | undefined)?.page?.quotes[0];
  return subject && `?quote=${encodeURIComponent(subject.id)}`;
}
