import { Form, useNavigation } from 'react-router';
import { translated } from '#words/t.ts';
import { quoteChanges } from '#domain/quotes/quote-changes.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { askId, Which } from './ask-to-revise.tsx';

const words = quoteChanges.family;
const wide = 'w-full px-2! sm:w-auto sm:px-5!';

/** Acts of a family on one quote: plain forms, which work without scripts. A summary follows before one is accepted. */
export function QuoteActs({ quote }: { quote: FamilyQuote }) {
  const busy = useNavigation().state !== 'idle';
  const { acts, vendorName, introductionId } = quote;
  const may = (act: (typeof acts)[number]) => acts.includes(act);
  if (acts.length === 0) return null;
  const named = <span className="sr-only">: {vendorName}</span>;
  return (
    <div className="no-print flex flex-wrap gap-2">
      {may('accepted') && (
        <Form method="post" replace className="max-sm:w-full">
          <Which quote={quote} />
          <Button type="submit" name="act" value="accepted" disabled={busy} className={wide}>
            {translated(words.accepted.label)}
            {named}
          </Button>
        </Form>
      )}
      {may('asked') && (
        <ButtonAnchor href={`#${askId(introductionId)}`} look="secondary" className={wide}>
          {translated(words.asked.label)}
          {named}
        </ButtonAnchor>
      )}
      {may('declined') && (
        <Form method="post" replace preventScrollReset className="max-sm:w-full">
          <Which quote={quote} />
          <Button type="submit" name="act" value="declined" look="quiet" disabled={busy} className={wide}>
            {translated(words.declined.label)}
            {named}
          </Button>
        </Form>
      )}
    </div>
  );
}
