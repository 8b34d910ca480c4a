import { useEffect } from 'react';
import { Form, Navigate, useNavigation } from 'react-router';
import { t } from '#words/t.ts';
import type { HeldReply } from '#contract/held-acts.ts';
import { enquiryPath } from '#facts/paths.ts';
import { endsAddress, undoSeconds } from '#facts/undo.ts';
import { moveLink } from '#kit/device/links-back.ts';
import { endingOf, forgetEnding, keepEnding, type Ending } from '#kit/device/kept-ending.ts';
import { dropLink } from '#kit/device/own-links.ts';
import { forgetDraftsAbout } from '#kit/drafts/forget-drafts.ts';
import { Button } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { StatusMissing } from './status-missing.tsx';

/** Without scripts, where no bar counts the seconds: what will happen, and a button that takes it back. */
export function EndingPage({ ending }: { ending: Ending }) {
  const isErased = ending.act === 'erased';
  return (
    <StatePage
      heading={
        isErased
          ? t('Your request will be erased in {count} seconds', { count: undoSeconds })
          : t('Your link will be replaced in {count} seconds', { count: undoSeconds })
      }
      lead={
        isErased
          ? t('Until then you can take it back. Then it is gone, and this link opens nothing any more.')
          : t('Until then you can take it back. Then this link opens nothing any more, and the new one does.')
      }
      scene="letter"
      actions={
        <Form method="post" replace>
          <Button type="submit" name="intent" value="undo">
            {t('Take it back')}
          </Button>
        </Form>
      }
    >
      {!isErased && (
        <p className="mt-6">
          <TextLink to={ending.path} look="strong">
            {t('Open the new link, in {count} seconds', { count: undoSeconds })}
          </TextLink>
        </p>
      )}
    </StatePage>
  );
}

/** Keeps on this device what the reply to the form told. */
export function useKeptEnding(secret: string, posted: Ending | undefined): void {
  useEffect(() => {
    if (posted) keepEnding(enquiryPath(secret), posted);
  }, [secret, posted]);
}

/** Forgets on this device an end that was undone, here or elsewhere. */
export function UndoneEnding({ secret, held }: { secret: string; held: HeldReply['held'] }) {
  const idle = useNavigation().state === 'idle';
  const waits = held !== null && held.failure === null && endsAddress(held.act);
  useEffect(() => {
    // While a form is on its way, the page shows what was held before.
    if (idle && !waits) forgetEnding(enquiryPath(secret));
  }, [secret, idle, waits]);
  return null;
}

/** An address that opens nothing: this device follows to the one that replaced it, or forgets what it kept of an erased request. */
export function Ended({ secret }: { secret: string }) {
  const old = enquiryPath(secret);
  const ending = useHydrated() ? endingOf(old) : undefined;
  useEffect(() => {
    const kept = endingOf(old);
    if (kept?.act === 'link') moveLink(old, kept.path);
    if (kept?.act !== 'erased') return;
    forgetDraftsAbout(kept.drafts);
    dropLink(old);
    keepEnding(old, { act: 'erased', drafts: [] });
  }, [old]);
  if (ending?.act === 'link') return <Navigate to={ending.path} replace />;
  return <StatusMissing status={404} erased={ending?.act === 'erased'} />;
}
