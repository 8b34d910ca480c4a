import { useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import { defaultLocale, locales } from '#words/locales.ts';
import { tooLong } from '../../kit/content/markdown/too-long.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { AddressField } from './address-field.tsx';
import { Checks } from './checks.tsx';
import { ItemField } from './item-field.tsx';
import { SideField } from './side-field.tsx';
import { FieldLangProvider } from './fields/field-lang.ts';
import { SharedLooks } from './shared-looks.tsx';
import type { ContentType } from '#contract/desk/content/content-type.types.ts';
import { mailTemplate } from '#contract/desk/content/mails/mail-templates.ts';
import { useMailName } from '../../kit/content/use-mail-name.ts';

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

/** Maximum pasted length of a short text: more would only block the page. */
const pasteMax = 20_000;

/** The form of the open item, made from the fields of its type. */
export function WriteView() {
  const editor = useEditor();
  const { fields, keys, fixed, pageless } = editor.type;
  const [refused, setRefused] = useState<string | null>(null);
  const path = useEditorValue(({ snapshot }) => snapshot().item.path);
  const locale = useEditorValue(({ snapshot }) => snapshot().item.locale);
  const isSide = locale !== defaultLocale;
  return (
    // Not a `form`: Enter sends nothing, and a field's dialog may contain a form of its own.
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]"
      onBlur={() => {
        // Without a session saving fails, and the button to sign in again would change under the finger that leaves the field for it.
        if (editor.snapshot().state.is !== 'signed-out') void editor.flush();
      }}
      onPaste={(event) => {
        const { length } = event.clipboardData.getData('text/plain');
        if (event.defaultPrevented || length <= pasteMax) return;
        event.preventDefault();
        setRefused(tooLong(length, pasteMax));
      }}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        {refused && (
          <Notice tone="warning" role="alert">
            {refused}
          </Notice>
        )}
        <FieldLangProvider value={isSide ? locales[locale].lang : undefined}>
          {Object.entries(fields).map(([name, field]) =>
            isSide ? (
              <SideField key={name} name={name} field={field} />
            ) : (
              <ItemField key={name} name={name} field={field} />
            ),
          )}
        </FieldLangProvider>
      </div>
      <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 xl:sticky xl:top-4 xl:self-start">
        <Checks />
        {pageless && <MailGuide />}
        {keys === 'address' && !isSide && <AddressField />}
        <SharedLooks path={path} />
        {!isSide && <FixedFacts fixed={fixed} />}
      </aside>
    </div>
  );
}
