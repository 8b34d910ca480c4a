import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { forget } from '#kit/device/device-store.ts';
import { draftKey } from '#kit/drafts/draft-keys.ts';
import { useDraftLater } from '#kit/drafts/use-draft-later.ts';
import type { SentQuoteAct } from '#kit/api/send-quote-act.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';

/** The id of the form that asks one vendor: a link to it unfolds it. */
export const askId = (introductionId: string): string => `ask-${introductionId}`;

/** The fields that name a quote in its forms. */
export function Which({ quote: { introductionId, version } }: { quote: FamilyQuote }) {
  return (
    <>
      <input type="hidden" name="introductionId" value={introductionId} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

/** Form for a requested change; its text is stored on the device until it is sent. */
function AskForm({ quote, typed }: { quote: FamilyQuote; typed: string | undefined }) {
  const { introductionId, version, askedAt, vendorName } = quote;
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const draftId = `ask:${introductionId}`;
  const draft = useDraftLater(form, draftId, { posted: typed !== undefined });
  const before = useRef(askedAt);
  useEffect(() => {
    if (before.current !== askedAt) forget(draftKey(draftId));
    before.current = askedAt;
  });
  return (
    <Form
      key={askedAt}
      ref={form}
      id={askId(introductionId)}
      method="post"
      replace
      preventScrollReset
      {...draft}
      className="grid scroll-mt-32 gap-3"
    >
      <Which quote={quote} />
      <input
        type="hidden"
        name="key"
        value={`ask-${introductionId}-${version}-${askedAt ? Date.parse(askedAt) : 0}`}
      />
      <Field
        as="textarea"
        name="text"
        label={t('What should be different?')}
        required
        rows={4}
        maxLength={maxLength.message}
        defaultValue={typed}
      />
      <Button
        type="submit"
        name="act"
        value="asked"
        look="secondary"
        disabled={busy}
        className="justify-self-start"
      >
        {t('Send to {vendor}', { vendor: vendorName })}
      </Button>
    </Form>
  );
}

/** Below the columns, over the full width: a folded form for each vendor who may be asked to change its quote. */
export function AskToRevise({
  quotes,
  sent,
}: {
  quotes: readonly FamilyQuote[];
  sent: SentQuoteAct | undefined;
}) {
  const asked = quotes.filter(({ acts }) => acts.includes('asked'));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="revise" className="no-print mt-8 max-w-3xl">
      <h2 id="revise" className="text-2xl">
        {t('Something should be different?')}
      </h2>
      {asked.map((quote) => {
        const { introductionId, vendorName } = quote;
        const typed = sent?.introductionId === introductionId ? sent.text : undefined;
        const form = <AskForm quote={quote} typed={typed} />;
        return typed ? (
          <div key={introductionId} className="py-3">
            {form}
          </div>
        ) : (
          <Disclosure
            key={introductionId}
            summary={t('Ask {vendor} to revise its quote', { vendor: vendorName })}
          >
            {form}
          </Disclosure>
        );
      })}
    </section>
  );
}
