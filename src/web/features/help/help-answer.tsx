import type { HelpResult } from '#contract/help.ts';
import { PageLink } from '#ui/page-link.tsx';

type Props = { answer: Pick<HelpResult, 'text' | 'quote' | 'href' | 'label'>; onFollow?: () => void };

/** An answer, the sentence it rests on, and the page where that stands. */
export function HelpAnswer({ answer: { text, quote, href, label }, onFollow }: Props) {
  return (
    <>
      <p className="mt-1">{text}</p>
      {quote && (
        <blockquote className="mt-2 border-l-3 border-marigold pl-3 text-sm text-ink-soft">
          {quote}
        </blockquote>
      )}
      <PageLink
        to={href}
        onClick={onFollow}
        className="tap inline-flex items-center text-sm font-semibold text-teal underline underline-offset-4"
      >
        From: {label}
      </PageLink>
    </>
  );
}
