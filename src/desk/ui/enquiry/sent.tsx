import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { languageName } from '#words/language-name.ts';
import { Box } from './box.tsx';

/** The submitted data, labelled as in the form, and the consents. */
export function Sent({ enquiry }: { enquiry: StaffEnquiryDetail }) {
  const { sent, share, marketing, noticeVersion, noticeLocale, page, locale } = enquiry;
  return (
    <Box title="What was sent">
      {sent.length > 0 ? (
        <dl className="grid gap-x-3 gap-y-1 text-sm max-xl:grid-cols-[7rem_minmax(0,1fr)]">
          {sent.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft xl:text-xs">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-sm text-ink-soft">It was withdrawn, so nothing of it is shown any more.</p>
      )}
      <details className="mt-2 border-t border-line pt-1 text-sm text-ink-soft">
        <summary className="tap cursor-pointer py-1">
          {share ? 'May be passed to vendors.' : 'May not be passed to vendors.'}
        </summary>
        {marketing ? 'May be written to about offers.' : 'Wants no offers.'}
        {noticeVersion &&
          ` Notice of ${noticeVersion}${noticeLocale ? ` in ${languageName(noticeLocale)}` : ''}.`}
        {` The form spoke ${languageName(locale)}.`}
        {page && ` Sent from ${page}.`}
      </details>
    </Box>
  );
}
