import { t } from '#words/t.ts';
import type { HelpResult } from '#contract/help.ts';
import { TextLink } from '#ui/text-link.tsx';
import { writtenLang } from '#ui/written-lang.ts';

type Props = { answer: Pick<HelpResult, 'text' | 'quote' | 'href' | 'label'>; onFollow?: () => void };

/** An answer, the sentence it rests on, and its source page. */
export function HelpAnswer({ answer: { text, quote, href, label }, onFollow }: Props) {
  return (
    <>
      <p className="mt-1">{text}</p>
      {quote && (
        <blockquote
          lang={/[\u0900-\u097f]/.test(quote) ? undefined : writtenLang}
          className="mt-2 border-l-3 border-marigold pl-3 text-sm text-ink-soft"
        >
          {quote}
        </blockquote>
      )}
      <TextLink to={href} onClick={onFollow} look="strong" className="text-sm">
        {t('From: {label}', { label })}
      </TextLink>
    </>
  );
}
