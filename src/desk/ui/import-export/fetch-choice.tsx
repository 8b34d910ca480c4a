import type { ContentImport } from '#contract/desk/content/import-export.ts';

type Props = {
  sites: ContentImport['fetchable'];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** The other sites from which pictures are fetched: none until chosen. */
export const FetchChoice = ({ sites, chosen, onChoose }: Props) => (
  <fieldset>
    <legend className="mb-1 font-semibold">Pictures that are not in the file</legend>
    {sites.map(({ host, pictures }) => (
      <label key={host} className="tap flex items-center gap-3">
        <input
          type="checkbox"
          checked={chosen.includes(host)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(checked ? [...chosen, host] : chosen.filter((one) => one !== host))
          }
          className="size-5 shrink-0 accent-teal"
        />
        <span className="wrap-anywhere">
          Fetch {pictures === 1 ? 'the picture' : `the ${pictures} pictures`} from {host}
        </span>
      </label>
    ))}
    <p className="mt-1 max-w-2xl text-sm text-ink-soft">
      Only the sites that you choose are asked. A picture that does not come is named, and its post comes in
      without it.
    </p>
  </fieldset>
);
