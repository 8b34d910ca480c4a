import type { DelhiNotice } from '#contract/notices.ts';
import type { Async } from '#contract/settled.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { LocalDate } from '#ui/local-date.tsx';
import { TextAnchor } from '#ui/text-link.tsx';

const none = () => null;

/** What holds in Delhi just now, in a quiet line each. Without any, and when they cannot be had, nothing is there. */
export function DelhiNotices({ notices }: { notices: Async<readonly DelhiNotice[]> }) {
  return (
    <AsyncSection data={notices} loading={null} failed={none}>
      {(list) =>
        list.length > 0 && (
          <aside aria-label="Notices" className="border-b border-line bg-marigold-wash text-sm">
            <ul className="wrap grid gap-2 py-3">
              {list.map(({ id, text, href, linkLabel, checkedOn }) => (
                <li key={id}>
                  {text} {href && <TextAnchor href={href}>{linkLabel}</TextAnchor>}{' '}
                  <span className="text-ink-soft">
                    Checked on <LocalDate day={checkedOn} />.
                  </span>
                </li>
              ))}
            </ul>
          </aside>
        )
      }
    </AsyncSection>
  );
}
