import { Form, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Withdraws the request with one tap; a plain form, so that it works without scripts. */
export function WithdrawForm({ failed = false }: { failed?: boolean }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <section aria-labelledby="withdraw" className="mt-10 rounded-xl border border-line bg-paper p-5">
      <h2 id="withdraw" className="text-xl">
        {t('Changed your mind?')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {t(
          'Withdrawing ends everything about this request, including what you agreed to. You need not give a reason.',
        )}
      </p>
      {failed && (
        <Notice tone="warning" role="alert" className="mb-4">
          {t('We could not withdraw it just now. Please try again, or call us.')}
        </Notice>
      )}
      <Form method="post" replace preventScrollReset>
        <Button type="submit" name="intent" value="withdraw" look="secondary" disabled={busy}>
          {busy ? t('Withdrawing...') : t('Withdraw my request')}
        </Button>
      </Form>
    </section>
  );
}
