import { useState, type FormEvent } from 'react';
import { bookedReason } from '#domain/enquiries/default-words.ts';
import { wordLimits } from '#contract/desk/reply-templates.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { reads, useRead } from '../../kit/query.ts';
import { useVersionedAction } from '../../kit/action.ts';
import { ReadSection } from '../read-section.tsx';

/** The reasons for closing, one on each line, in the order of their digits. */
export function ReasonsForm() {
  const read = useRead(reads.staffCloseReasonList());
  const { busy, failure, fieldErrors, work } = useVersionedAction('staffCloseReasonList');
  const [saved, setSaved] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lines = textsOf(event.currentTarget)('reasons').split('\n');
    const reasons = lines.map((line) => line.trim()).filter(Boolean);
    setSaved(await work(() => api.staffCloseReasonSet({ body: { reasons } })));
  };
  const wrong = Object.values(fieldErrors)[0];
  return (
    <section aria-labelledby="reasons" className="max-w-xl">
      <h2 id="reasons" className="mb-2 text-xl">
        Reasons for closing
      </h2>
      <ReadSection read={read}>
        {(reasons) => (
          <form
            onSubmit={(event) => void save(event)}
            onInput={() => setSaved(false)}
            className="grid gap-3"
            noValidate
          >
            <Field
              label="One on each line"
              as="textarea"
              name="reasons"
              required
              rows={8}
              defaultValue={reasons.join('\n')}
              hint={`At most ${wordLimits.reasons}. The first nine have the keys 1 to 9. What is closed already keeps its words. “${bookedReason}” counts as booked; any other as lost.`}
              error={wrong ?? failure ?? undefined}
            />
            <div aria-live="polite">{saved && <Notice>The reasons were saved.</Notice>}</div>
            <Button type="submit" disabled={busy} className="justify-self-start">
              Save
            </Button>
          </form>
        )}
      </ReadSection>
    </section>
  );
}
