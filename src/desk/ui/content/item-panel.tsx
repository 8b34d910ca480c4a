import { useEffect, useState } from 'react';
import type { ContentType } from '#contract/desk/content/content-type.types.ts';
import type { Fields } from '#contract/desk/content/fields.ts';
import { mailTemplate } from '#contract/desk/content/mails/mail-templates.ts';
import { defaultLocale } from '#words/locales.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useMailName } from '../../kit/content/use-mail-name.ts';
import { AddressField } from './address-field.tsx';
import { Checks } from './checks.tsx';
import { ItemField } from './item-field.tsx';
import { PostNumbers } from './post-numbers.tsx';
import { SharedLooks } from './shared-looks.tsx';

/** A guide to the open mail: its recipients, and its placeholders. */
function MailGuide() {
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

/** The properties that cannot be changed here, each with the reason. */
const FixedFacts = ({ fixed }: Pick<ContentType, 'fixed'>) =>
  fixed && (
    <section aria-labelledby="fixed" className="text-sm">
      <h2 id="fixed" className="text-base">
        Stays as it is
      </h2>
      <dl className="mt-1 grid gap-2 text-ink-soft">
        {fixed.map(({ what, why }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

/** What stands beside the text: what is missing, the other fields, the address, and how the page looks elsewhere. */
export function ItemPanel({ fields }: { fields: Fields }) {
  const { keys, fixed, pageless } = useEditor().type;
  const path = useEditorValue(({ snapshot }) => snapshot().item.path);
  const isSide = useEditorValue(({ snapshot }) => snapshot().item.locale !== defaultLocale);
  return (
    <>
      <Checks />
      {Object.entries(fields).map(([name, field]) => (
        <ItemField key={name} name={name} field={field} />
      ))}
      {pageless && <MailGuide />}
      {keys === 'address' && !isSide && <AddressField />}
      <SharedLooks path={path} />
      {!isSide && <FixedFacts fixed={fixed} />}
      <PostNumbers />
    </>
  );
}

/** The panel as a fold, for a narrow screen. Closed it names what is missing in it; the first try to publish opens it. */
export function FoldedPanel({ fields }: { fields: Fields }) {
  const marks = useEditorValue((editor) => editor.marks());
  const { problems, draft } = useEditorValue(({ snapshot }) => snapshot().item);
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    draft !== 'none' && problems.some(({ field }) => field.split('.')[0] === name) ? [label] : [],
  );
  const isMissing = labels.length > 0;
  const [open, setOpen] = useState(marks && isMissing);
  useEffect(() => {
    if (marks && isMissing) setOpen(true);
  }, [marks, isMissing]);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="min-w-0 rounded-md border border-line bg-paper"
    >
      <summary className="tap cursor-pointer content-center px-3 text-sm">
        <span className="font-semibold text-teal">Details</span>
        {isMissing && <span className="text-ink-soft"> · missing: {labels.join(', ')}</span>}
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line p-3">
        <ItemPanel fields={fields} />
      </div>
    </details>
  );
}
