import { t } from '#words/t.ts';
import { briefControl } from '#domain/enquiries/brief-control.ts';
import type { BriefPart } from '#domain/enquiries/brief-parts.ts';
import type { FormKind } from '#kit/forms/form-kind.ts';
import { Field } from '#ui/field.tsx';

type Values = Readonly<Record<string, string>>;

type Props = {
  kind: FormKind;
  /** The fields drawn here, of those of the kind; all without it. */
  parts?: readonly BriefPart[];
  /** Returned values of a form posted without scripts, by the names of its controls. */
  values?: Values;
  /** Two side by side, among the fields of the form. */
  inARow?: boolean;
};

const chip =
  'tap flex cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 py-2 has-checked:border-teal has-checked:bg-teal-wash';

/** Its group says that it is optional. */
function Part({ part, values }: { part: BriefPart; values: Values }) {
  if (part.type === 'number')
    return (
      <Field
        name={briefControl(part)}
        label={part.label}
        marked={false}
        type="number"
        inputMode="numeric"
        min={1}
        max={part.max}
        defaultValue={values[briefControl(part)]}
        className="max-w-56"
      />
    );
  if (part.type === 'one')
    return (
      <Field
        as="select"
        name={briefControl(part)}
        label={part.label}
        marked={false}
        defaultValue={values[briefControl(part)] ?? ''}
        className="max-w-96"
      >
        <option value="">{t('Please choose')}</option>
        {Object.entries(part.options).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Field>
    );
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{part.label}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(part.options).map(([key, label]) => (
          <label key={key} className={chip}>
            <input
              type="checkbox"
              name={briefControl(part, key)}
              defaultChecked={briefControl(part, key) in values}
              className="size-4 accent-teal"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Small fields for a better brief, all optional. They are not sent: their words become lines below the free text when the form is
 * (`#kit/forms/with-brief.ts`).
 */
export function BriefFields({ kind, parts = kind.brief ?? [], values = {}, inARow = false }: Props) {
  if (parts.length === 0) return null;
  const drawn = parts.map((part) => <Part key={part.key} part={part} values={values} />);
  if (!inARow) return <div className="grid gap-5 pt-2">{drawn}</div>;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">{t('If you know it already (optional)')}</legend>
      <div className={`grid items-end gap-3 ${parts.length > 1 ? 'grid-cols-2 *:max-w-none' : ''}`}>
        {drawn}
      </div>
    </fieldset>
  );
}
