import { useCallback } from 'react';
import type { StaffAction } from '#contract/staff.ts';
import { api } from '../kit/api.ts';
import { showMoment } from '../kit/format.ts';
import { useRead } from '../kit/use-read.ts';
import { DeskPage } from '../ui/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReadSection } from '../ui/read-section.tsx';

/** What the staff read and changed. Nobody can change it. */
export function Component() {
  const read = useRead<StaffAction[]>(useCallback(() => api.staffActionList(), []));
  return (
    <DeskPage
      title="Record"
      lead="What the staff read and changed, the newest first. Nobody can change it; lines go after a year."
    >
      <ReadSection read={read}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty>Nothing was done at the desk yet.</Empty>
          ) : (
            <table className="w-full text-left text-sm">
              <thead className="text-ink-soft">
                <tr>
                  <th className="py-2 pr-4 font-semibold">When</th>
                  <th className="py-2 pr-4 font-semibold">Who</th>
                  <th className="py-2 pr-4 font-semibold">What</th>
                  <th className="py-2 font-semibold max-sm:hidden">On</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ at, staff, action, subject }) => (
                  <tr key={`${at} ${staff} ${action} ${subject}`} className="border-t border-line align-top">
                    <td className="py-2 pr-4 whitespace-nowrap">
                      <time dateTime={at}>{showMoment(at)}</time>
                    </td>
                    <td className="py-2 pr-4 wrap-anywhere">{staff}</td>
                    <td className="py-2 pr-4">
                      {action}
                      {subject && (
                        <span className="block text-ink-soft wrap-anywhere sm:hidden">{subject}</span>
                      )}
                    </td>
                    <td className="py-2 wrap-anywhere text-ink-soft max-sm:hidden">{subject}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
