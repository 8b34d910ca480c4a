import { Form, useNavigation } from 'react-router';
import type { DeletedList as Deleted } from '#contract/removed-from-lists.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { Button } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { useHeadingFocus } from '#ui/use-heading-focus.ts';

const day = delhiFormat({ dateStyle: 'long' });

/** A deleted list: who deleted it, and the way to restore it. */
export function DeletedList({ deleted: { by, at, until } }: { deleted: Deleted }) {
  useHeadingFocus();
  const busy = useNavigation().state !== 'idle';
  return (
    <StatePage
      heading={words.deleted}
      lead={words.deletedBy(by, showMoment(day, at), showMoment(day, until))}
      scene="no-results"
    >
      <Form method="post" replace className="mt-8">
        <Button type="submit" name="change" value="restore" disabled={busy}>
          {words.bringListBack}
        </Button>
      </Form>
    </StatePage>
  );
}
