/** What was filled in, by the words of its form. */
export const SentList = ({ sent }: { sent: readonly { label: string; value: string }[] }) => (
  <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
    {sent.map(({ label, value }) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{value}</dd>
      </div>
    ))}
  </dl>
);
