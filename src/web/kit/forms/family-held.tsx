import { Form, useNavigation, useRevalidator } from 'react-router';
import { t } from '#words/t.ts';
import type { HeldReply } from '#contract/held-acts.ts';
import { Button } from '#ui/button.tsx';
import { HeldBar } from './held-bar.tsx';

/** Acts that a family can still undo, on each of its private pages; `name` is the field by which its forms name the act. */
export function FamilyHeld({ held: { held }, name }: { held: HeldReply; name: string }) {
  const { revalidate } = useRevalidator();
  const busy = useNavigation().state !== 'idle';
  if (!held) return null;
  return (
    <HeldBar
      held={held}
      onDue={revalidate}
      undo={
        <Form method="post" replace preventScrollReset>
          <Button type="submit" name={name} value="undo" look="secondary" disabled={busy}>
            {t('Undo')}
          </Button>
        </Form>
      }
    />
  );
}
