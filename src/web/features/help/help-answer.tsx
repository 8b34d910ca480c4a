import type { HelpResult } from '#contract/help.ts';
import { TextLink } from '#ui/text-link.tsx';

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
      <TextLink to={href} onClick={onFollow} look="strong" className="text-sm">
        From: {label}
      </TextLink>
    </>
  );
}
