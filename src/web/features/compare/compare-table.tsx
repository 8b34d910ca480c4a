import type { ComparedVendor } from '#contract/vendors.ts';
import { compareRows, compareWords as words } from '#content/compare.ts';
import { categoryLabel } from '#content/directory.ts';
import { comparePath, profilePath } from '#facts/paths.ts';
import { SampleMark } from '#ui/sample-mark.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';

const first = 'sticky left-0 z-10 bg-paper p-3 text-left align-top max-sm:w-28 max-sm:min-w-28';

/** Vendors side by side; on a phone the row names stay while the vendors scroll. */
export function CompareTable({ vendors }: { vendors: readonly ComparedVendor[] }) {
  const without = (id: string) =>
    comparePath(vendors.flatMap(({ _id }) => (_id === id ? [] : _id)).join(','));
  return (
    <div
      role="region"
      aria-label={words.title}
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-paper"
    >
      <table className="w-full border-collapse text-sm sm:text-base">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className={first}>
              {words.fact}
            </th>
            {vendors.map(({ _id, companyName, isSample }) => (
              <th key={_id} scope="col" className="min-w-40 p-3 text-left align-top wrap-anywhere">
                <TextLink to={profilePath(_id)} look="strong" className="items-start!" {...asWritten}>
                  {companyName}
                </TextLink>
                {isSample && <SampleMark className="block! w-fit" />}
                <span className="no-print block text-sm font-normal">
                  <TextLink to={without(_id)} look="standing" aria-label={`${words.remove}: ${companyName}`}>
                    {words.remove}
                  </TextLink>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(vendors, categoryLabel).map(({ label, values, differs }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className={`${first} font-normal text-ink-soft`}>
                {label}
              </th>
              {values.map((value, index) => (
                <td
                  key={vendors[index]!._id}
                  className={`p-3 align-top first-letter:uppercase wrap-anywhere ${differs && value ? 'font-semibold' : 'text-ink-soft'}`}
                >
                  {value ?? words.notSaid}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
