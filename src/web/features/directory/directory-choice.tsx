import type { ReactNode } from 'react';
import { typeAsciiDigits } from '#ui/number-keys.ts';
import type { DirectoryAddress, DirectoryField } from '#domain/finding/directory-address.ts';

/** One such form per page, which the server may render by itself: a generated id would depend on its position. */
const controlId = (name: DirectoryField) => `directory-${name}`;

type Common = { name: DirectoryField; label: string; address: DirectoryAddress };

const control =
  'tap block w-full rounded-md border border-line-strong bg-paper px-3 py-2 text-base text-ink focus:border-teal';

/** A menu of choices. `any` stands for no choice. */
export function Choice({
  name,
  label,
  address,
  any,
  children,
}: Common & { any: string; children: ReactNode }) {
  const id = controlId(name);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={address[name] ?? ''} className={control}>
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}

type Typed = Common & { type: 'date' | 'number'; max?: number; placeholder?: string };

/** A day or a whole number. */
export function Typed({ name, label, address, ...rest }: Typed) {
  const id = controlId(name);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={address[name]}
        className={control}
        {...(rest.type === 'number' && {
          min: 1,
          inputMode: 'numeric',
          onBeforeInput: typeAsciiDigits,
        })}
        {...rest}
      />
    </div>
  );
}

type Tick = { name: DirectoryField; value: string; label: string; checked: boolean };

/** A checkbox beside others. */
export function Tick({ label, checked, ...rest }: Tick) {
  return (
    <label className="tap inline-flex items-center gap-2.5 pr-2">
      <input type="checkbox" defaultChecked={checked} className="size-5 shrink-0 accent-teal" {...rest} />
      {label}
    </label>
  );
}
