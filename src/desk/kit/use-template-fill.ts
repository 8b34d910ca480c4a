import { useRef, type RefObject } from 'react';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { fillWithCaret, type Placeholder } from '#domain/enquiries/placeholders.ts';

type Values = Readonly<Partial<Record<Placeholder, string>>>;

/**
 * Returns a function that puts a template into a text area: in place of the template before it, and after what somebody typed, which it
 * never replaces. The caret goes where the writer goes on. It returns whether somebody had typed.
 */
export function useTemplateFill(field: RefObject<HTMLTextAreaElement | null>) {
  const filled = useRef('');
  return ({ text, locale }: Pick<ReplyTemplate, 'text' | 'locale'>, values: Values): boolean => {
    const area = field.current!;
    const isTyped = area.value.trim() !== '' && area.value !== filled.current;
    const put = fillWithCaret(text, values, locale);
    const before = isTyped ? `${area.value.trimEnd()}\n\n` : '';
    filled.current = put.text;
    area.setRangeText(before + put.text, 0, area.value.length);
    const caret = before.length + put.caret;
    area.focus();
    area.setSelectionRange(caret, caret);
    // A browser shows the caret with the next key.
    area.scrollTo({ top: area.scrollHeight * (caret / area.value.length) - area.clientHeight / 2 });
    return isTyped;
  };
}
