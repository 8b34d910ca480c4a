import { isOwnPath } from '#facts/own-path.ts';
import { langNow, t } from '#words/t.ts';
import type { DelhiNotice } from '#contract/notices.ts';
import type { Async } from '#contract/settled.ts';
import { LocalDate } from '#kit/page/local-date.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { writtenLang } from '#ui/written-lang.ts';
import { RichText } from '#ui/rich-text.tsx';

const none = () => null;

/** Current notices for Delhi, one quiet line each. Renders nothing without notices or when they cannot be loaded. */
export function DelhiNotices({ notices }: { notices: Async<readonly DelhiNotice[]> }) {
  return (
    <AsyncSection data={notices} loading={null} failed={none}>
      {(list) =>
        list.length > 0 && (
          <aside aria-label={t('Notices')} className="border-b border-line bg-marigold-wash text-sm">
            <ul className="wrap grid gap-2 py-3">
              {list.map(({ id, text, href, linkLabel, checkedOn, ...notice }) => (
                <li key={id} lang={notice.lang}>
                  {text}{' '}
                  {href && (
                    <TextAnchor href={isOwnPath(href) ? twinPath(href) : href}>{linkLabel}</TextAnchor>
                  )}{' '}
                  <span lang={writtenLang && notice.lang && langNow()} className="text-ink-soft">
                    <RichText
                      text={t('Checked on <day>{checkedOn}</day>.', { checkedOn })}
                      parts={{ day: (words) => <LocalDate day={words} /> }}
                    />
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
