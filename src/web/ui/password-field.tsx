import { useState, type ComponentProps } from 'react';
import { t } from '#words/t.ts';
import { RichText } from './rich-text.tsx';
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
          <RichText
            text={
              shown
                ? t('Hide<what> {label}</what>', { label: label.toLowerCase() })
                : t('Show<what> {label}</what>', { label: label.toLowerCase() })
            }
            parts={{ what: (words) => <span className="sr-only">{words}</span> }}
          />
        </button>
      )}
    </div>
  );
}
