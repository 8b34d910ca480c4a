import { useState, type ComponentProps } from 'react';
import { Field } from './field.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string; error?: string };

/** A password, shown on request. */
export function PasswordField({ label, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const running = useHydrated();
  return (
    <div className="relative">
      <Field {...rest} as="input" type={shown ? 'text' : 'password'} label={label} spellCheck={false} />
      {running && (
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="absolute -top-2 right-0 min-h-11 px-2 text-sm font-semibold text-teal underline underline-offset-4"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      )}
    </div>
  );
}
