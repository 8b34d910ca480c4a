import { t } from '#words/t.ts';
import { Disclosure } from '#ui/disclosure.tsx';

/** A text up to this length is shown whole; a longer one is cut at a word before it. About seven lines of a phone. */
const inSight = 320;

/** Returns the beginning of a text and its rest; the rest of a short text is empty. */
export function cutText(text: string): [start: string, rest: string] {
  if (text.length <= inSight * 1.25) return [text, ''];
  const end = text.slice(0, inSight).search(/\s\S*$/u);
  const at = end > inSight / 2 ? end : inSight;
  // Never between the two halves of a sign.
  const safe = /[\uD800-\uDBFF]$/.test(text.slice(0, at)) ? at - 1 : at;
  return [text.slice(0, safe), text.slice(safe).trimStart()];
}

type Props = { text: string; lang?: string | undefined; className?: string };

/** A person's own words: the beginning in sight, a long rest folded, so that one text cannot push the page away. */
export function LongText({ text, lang, className = '' }: Props) {
  const [start, rest] = cutText(text);
  const look = `max-w-prose whitespace-pre-line wrap-anywhere ${className}`;
  return (
    <>
      <p lang={lang} className={look}>
        {start}
        {rest && ' …'}
      </p>
      {rest && (
        <Disclosure summary={t('Read on')}>
          <p lang={lang} className={look}>
            {rest}
          </p>
        </Disclosure>
      )}
    </>
  );
}
