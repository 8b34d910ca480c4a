import type { ComparedVendor } from '#contract/vendors.ts';
import { compareFacts, compareWords as words } from '#content/compare.ts';
import { categoryLabel } from '#content/directory.ts';
import { comparePath, profilePath } from '#facts/paths.ts';
import { SampleMark } from '#ui/sample-mark.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';

/** On a phone two columns are in sight, further ones scroll inside the frame. */
const phoneWidth: Readonly<Record<number, string>> = { 3: 'max-sm:w-[126vw]', 4: 'max-sm:w-[168vw]' };
const first = 'sticky left-0 z-10 w-40 min-w-40 bg-paper p-3 text-left align-top text-ink-soft max-sm:hidden';

type Props = {
  vendors: readonly ComparedVendor[];
  /** The day and the category of the address, which the links of the table keep. */
  as: { day: string | null; category: string | null };
};

/** Vendors side by side: each label in the first column, on a phone above its values. */
export function CompareTable({ vendors, as }: Props) {
  const without = (id: string) =>
    comparePath(vendors.flatMap(({ _id }) => (_id === id ? [] : _id)).join(','), as);
  const { rows, same, unsaid } = compareFacts(vendors, categoryLabel);
  return (
    <>
      <div
        role="region"
        aria-label={words.title}
        tabIndex={0}
        className="overflow-x-auto rounded-xl border border-line bg-paper"
      >
        <table
          className={`w-full border-collapse text-sm max-sm:table-fixed sm:text-base ${phoneWidth[vendors.length] ?? ''}`}
        >
          <thead>
            <tr className="sm:border-b sm:border-line-strong">
              <th scope="col" className={first}>
                {words.fact}
              </th>
              {vendors.map(({ _id, companyName, isSample }) => (
                <th key={_id} scope="col" className="p-3 text-left align-top wrap-anywhere sm:min-w-40">
                  <TextLink to={profilePath(_id)} look="strong" className="items-start!" {...asWritten}>
                    {companyName}
                  </TextLink>
                  {isSample && <SampleMark className="block! w-fit" />}
                  <span className="no-print block text-sm font-normal">
                    <TextLink
                      to={without(_id)}
                      look="standing"
                      aria-label={`${words.remove}: ${companyName}`}
                    >
                      {words.remove}
                    </TextLink>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ label, values }) => (
            <tbody key={label} className="border-t border-line">
              <tr className="sm:hidden">
                <th
                  scope="rowgroup"
                  colSpan={vendors.length}
                  className="px-3 pt-3 text-left font-normal text-ink-soft"
                >
                  <span className="sticky left-3">{label}</span>
                </th>
              </tr>
              <tr>
                <th scope="row" className={`${first} font-normal`}>
                  {label}
                </th>
                {values.map((value, index) => (
                  <td
                    key={vendors[index]!._id}
                    className={`p-3 align-top first-letter:uppercase wrap-anywhere max-sm:pt-1 ${value ? 'font-semibold' : 'text-ink-soft'}`}
                  >
                    {value ?? words.notSaid}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      {same.length > 0 && (
        <p className="mt-4 wrap-anywhere">
          <span className="font-semibold">{words.same}:</span>{' '}
          {same.map(({ label: name, value }) => `${name}: ${value}`).join('; ')}
        </p>
      )}
      {unsaid.length > 0 && (
        <p className="mt-2 text-ink-soft wrap-anywhere">
          <span className="font-semibold">{words.unsaid}:</span> {unsaid.join(', ')}
        </p>
      )}
    </>
  );
}
