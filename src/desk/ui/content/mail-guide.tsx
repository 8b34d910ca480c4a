import { mailTemplate } from '#contract/desk/content/mails/mail-templates.ts';
import { useMailName } from '../../kit/content/use-mail-name.ts';

/** A guide to the open mail: its recipients, and its placeholders. */
export function MailGuide() {
  const name = useMailName();
  if (!name) return null;
  const { where, placeholders } = mailTemplate(name);
  return (
    <section aria-labelledby="filled" className="text-sm">
      <h2 id="filled" className="text-base">
        Filled in
      </h2>
      <p className="mt-1 text-ink-soft">{where}</p>
      <dl className="mt-2 grid gap-2">
        {[...Object.entries(placeholders), ['brand', { label: 'Name of the company' }] as const].map(
          ([word, { label, ...of }]) => (
            <div key={word}>
              <dt className="font-mono">{`{${word}}`}</dt>
              <dd className="text-ink-soft">
                {label}
                {'required' in of && <span className="font-semibold text-ink"> Must stand there.</span>}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
