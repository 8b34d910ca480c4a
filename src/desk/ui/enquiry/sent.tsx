import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { languageName } from '#words/language-name.ts';
import { Box } from './box.tsx';

/** The submitted values, labelled as in the form. */
const SentList = ({ sent }: { sent: readonly { label: string; value: string }[] }) => (
  <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
    {sent.map(({ label, value }) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The submitted data and the consents. */
export function Sent({ enquiry }: { enquiry: StaffEnquiryDetail }) {
  const { sent, share, marketing, noticeVersion, noticeLocale, page, locale } = enquiry;
  return (
    <Box title="What was sent">
      {sent.length > 0 ? (
        <SentList sent={sent} />
      ) : (
        <p className="text-sm text-ink-soft">It was withdrawn, so nothing of it is shown any more.</p>
      )}
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
        {share ? 'May be passed to vendors.' : 'May not be passed to vendors.'}{' '}
        {marketing ? 'May be written to about offers.' : 'Wants no offers.'}
        {noticeVersion &&
          ` Notice of ${noticeVersion}${noticeLocale ? ` in ${languageName(noticeLocale)}` : ''}.`}
        {` The form spoke ${languageName(locale)}.`}
        {page && ` Sent from ${page}.`}
      </p>
    </Box>
  );
}
