import { useEffect } from 'react';
import { Form, Navigate } from 'react-router';
import { t } from '#words/t.ts';
import { enquiryPath } from '#facts/paths.ts';
import { undoSeconds } from '#facts/undo.ts';
import { moveLink } from '#kit/device/links-back.ts';
import { dropLink } from '#kit/device/own-links.ts';
import { forgetDraftsAbout } from '#kit/drafts/forget-drafts.ts';
import { Button } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StatusMissing } from './status-missing.tsx';

/** An act that ends the address of the page: the drafts that go with it, or the address that follows. */
export type Ending = { act: 'erased'; drafts: readonly string[] } | { act: 'link'; path: string };

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

/** Once the address has ended: this device follows to the new one, or forgets what it kept of the request. */
export function Ended({ ending, secret }: { ending: Ending; secret: string }) {
  useEffect(() => {
    const old = enquiryPath(secret);
    if (ending.act === 'link') return moveLink(old, ending.path);
    forgetDraftsAbout(ending.drafts);
    dropLink(old);
  }, [ending, secret]);
  if (ending.act === 'link') return <Navigate to={ending.path} replace />;
  return <StatusMissing status={404} erased />;
}
