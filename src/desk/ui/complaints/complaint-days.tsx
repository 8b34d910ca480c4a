import type { StaffGrievance } from '#contract/desk/complaints.ts';
import { showAgo, showMoment } from '#desk/kit/format.ts';
import { FactList } from '#desk/ui/fact-list.tsx';

const left = (by: string, done: string | null) =>
  done ? `${showMoment(by)} (done ${showMoment(done)})` : `${showMoment(by)} (${showAgo(by)})`;

/** The statutory deadlines, the time left, and the completed steps. */
export const ComplaintDays = ({ complaint }: { complaint: StaffGrievance }) => (
  <>
    <div className="mt-3">
      <FactList
        facts={[
          ['Acknowledge by', left(complaint.acknowledgeBy, complaint.acknowledgedAt)],
          ['Dispose by', left(complaint.disposeBy, complaint.disposedAt)],
        ]}
      />
    </div>
    <details className="mt-2 text-sm">
      <summary className="tap flex cursor-pointer items-center text-teal">What happened so far</summary>
      <ol className="grid gap-1">
        {complaint.timeline.map(({ at, who, what }) => (
          <li key={at + what}>
            <time dateTime={at} className="text-ink-soft">
              {showMoment(at)}
            </time>{' '}
            {who} {what}
          </li>
        ))}
      </ol>
    </details>
  </>
);
