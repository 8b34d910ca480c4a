import { registerPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

type Props = { error?: string; onChange: (accepted: boolean) => void };

/** The terms, never ticked for anybody: not by default and not from a draft. */
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
          {registerPage.termsBefore}{' '}
          <TextLink to={paths.terms} target="_blank">
            Terms &amp; Conditions
          </TextLink>{' '}
          and have read the{' '}
          <TextLink to={paths.privacy} target="_blank">
            Privacy Policy
          </TextLink>
          .
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
