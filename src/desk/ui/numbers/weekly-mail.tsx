import { useState } from 'react';
import { api } from '#desk/kit/api.ts';
import { useAction } from '#desk/kit/action.ts';
import { reads, useRead } from '#desk/kit/query.ts';

/** The switch of an owner's weekly mail. */
export function WeeklyMail() {
  const read = useRead(reads.staffNumbersMail());
  const { busy, failure, run } = useAction();
  const [set, setSet] = useState<boolean | null>(null);
  const weekly = set ?? read.value?.weekly;
  if (weekly === undefined) return null;
  // Shown at once, and taken back when it fails.
  const change = async (wanted: boolean) => {
    setSet(wanted);
    if (!(await run(() => api.staffNumbersMailSet({ body: { weekly: wanted } })))) setSet(!wanted);
  };
  return (
    <div className="text-sm print:hidden">
      <label className="tap inline-flex items-center gap-3">
        <input
          type="checkbox"
          checked={weekly}
          disabled={busy}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
          className="size-5 accent-teal"
        />
        Mail me these numbers each Monday
      </label>
      {failure && (
        <p role="alert" className="text-sindoor">
          {failure}
        </p>
      )}
    </div>
  );
}
