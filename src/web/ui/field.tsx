import { useId, type ComponentProps, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import { typeAsciiDigits } from './number-keys.ts';

type Common = {
  label: string;
  hint?: string;
  error?: string;
  /** What is asked about the answer, with a way to leave it as it is. The answer is not wrong. */
  question?: ReactNode;
  /** Whether the label says that the field is optional; not needed where its group says so. */
  marked?: boolean;
};
type Props = Common &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
  );

const control =
  'block min-h-12.5 w-full min-w-11 rounded-md border bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft focus:border-teal disabled:bg-paper-deep disabled:text-ink-soft';

const withPlaceholder = (options: ReactNode) => (
  <>
    <option value="">{t('Please choose')}</option>
    {options}
  </>
);

/**
 * A labelled control with its hint and its error tied to it. A required select begins with no choice, as HTML demands. A browser cuts
 * silently at `maxlength`; `maxLength` is checked instead by `#kit/forms/text-limits.ts` and by the server.
 */
export function Field({
  label,
  hint,
  error,
  question,
  marked = true,
  as = 'input',
  className = '',
  children,
  ...all
}: Props) {
  const { maxLength, ...rest } = all as ComponentProps<'input'>;
  const own = useId();
  const id = rest.id ?? own;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`, question && `${id}-question`].filter(Boolean).join(' ') ||
    undefined;
  const Control = as as 'input';
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {!rest.required && marked && <span className="font-normal text-ink-soft"> {t('(optional)')}</span>}
      </label>
      <Control
        {...rest}
        data-limit={maxLength}
        data-questioned={question ? '' : undefined}
        onBeforeInput={rest.type === 'number' ? typeAsciiDigits : undefined}
        id={id}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy}
        className={`${control} ${error ? 'border-sindoor' : 'border-line-strong'}`}
      >
        {as === 'select' && rest.required ? withPlaceholder(children) : children}
      </Control>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-sindoor">
          {error}
        </p>
      )}
      {question && (
        <div id={`${id}-question`} className="mt-2 text-sm">
          {question}
        </div>
      )}
    </div>
  );
}
