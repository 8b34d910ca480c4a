import { FieldGroup } from './group.tsx';
import type { ValueProps } from './value-props.ts';

/** Several values of a closed list, in the list's order. */
export function ChoicesField({ id, field, value, onChange, error }: ValueProps) {
  if (field.kind !== 'choices') return null;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (name: string) => {
    const next = Object.keys(field.options).filter((one) =>
      one === name ? !chosen.includes(one) : chosen.includes(one),
    );
    onChange(next.length > 0 ? next : null);
  };
  return (
    <FieldGroup id={id} field={field} error={error}>
      <div className="flex flex-wrap gap-x-5">
        {Object.entries(field.options).map(([name, label]) => (
          <label key={name} className="tap flex items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
              className="size-5 accent-teal"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
