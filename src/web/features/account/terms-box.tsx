import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { RichText } from '#ui/rich-text.tsx';

type Props = { error?: string; onChange: (accepted: boolean) => void };

const linkTo = (path: string) => (words: string) => (
  <TextLink to={path} target="_blank">
    {words}
  </TextLink>
);

/** The terms, never ticked in advance: not by default and not from a draft. */
export function TermsBox({ error, onChange }: Props) {
  return (
    <div data-undrafted>
      <label className="tap flex items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="terms"
          value="accepted"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="mt-1 size-5 shrink-0 accent-teal"
        />
        <span>
          <RichText
            text={t(
              'I accept the <terms>Terms & Conditions</terms> and have read the <policy>Privacy Policy</policy>.',
            )}
            parts={{ terms: linkTo(paths.terms), policy: linkTo(paths.privacy) }}
          />
        </span>
      </label>
      {error && (
        <p id="terms-error" className="text-sm font-semibold text-sindoor">
          {error}
        </p>
      )}
    </div>
  );
}
