import { useEffect, useState, type KeyboardEvent } from 'react';
import type { ContentType } from '#contract/desk/content/content-type.types.ts';
import type { Fields } from '#contract/desk/content/fields.ts';
import { Alert } from '#ui/alert.tsx';
import { useMedia } from '#ui/use-media.ts';
import { defaultLocale, locales } from '#words/locales.ts';
import { tooLong } from '../../kit/content/markdown/too-long.ts';
import { endTyped, typedTitle } from '../../kit/content/typed-ahead.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { FieldLangProvider } from './fields/field-lang.ts';
import { ItemField } from './item-field.tsx';
import { FoldedPanel, ItemPanel } from './item-panel.tsx';
import { SideField } from './side-field.tsx';

/** Maximum pasted length of a short text: more would only block the page. */
const pasteMax = 20_000;

/** Returns the fields of a text as it is read, its title first, and the others; without a long text all are one form. */
function partsOf({ fields, title }: ContentType): { text: Fields; others: Fields } {
  const all = Object.entries(fields);
  if (!all.some(([, { kind }]) => kind === 'markdown')) return { text: fields, others: {} };
  const isText = ([name, { kind }]: (typeof all)[number]) => name === title || kind === 'markdown';
  return {
    text: Object.fromEntries(all.filter(isText)),
    others: Object.fromEntries(all.filter((one) => !isText(one))),
  };
}

/** Puts the cursor at the end of the title of an item that was begun just now, with all that was typed until then. */
function useBegunTitle(): void {
  const editor = useEditor();
  useEffect(() => {
    const { title } = editor.type;
    let frame = 0;
    const put = () => {
      const typed = typedTitle(editor.params.itemId);
      if (typed === null) return;
      if (typed !== (editor.value(title) ?? '')) {
        editor.settle(title, typed);
        frame = requestAnimationFrame(put);
        return;
      }
      endTyped();
      const control = document.getElementById(title);
      control?.focus();
      if (control instanceof HTMLInputElement) control.setSelectionRange(typed.length, typed.length);
    };
    put();
    return () => cancelAnimationFrame(frame);
  }, [editor]);
}

/** The form of the open item, made from the fields of its type: the text first, the other fields beside it. */
export function WriteView() {
  const editor = useEditor();
  const [refused, setRefused] = useState<string | null>(null);
  const locale = useEditorValue(({ snapshot }) => snapshot().item.locale);
  const isWide = useMedia('(min-width: 80rem)');
  const isSide = locale !== defaultLocale;
  // Words in another language stand beside the English ones, and need the width.
  const { text, others } = isSide ? { text: editor.type.fields, others: {} } : partsOf(editor.type);
  const isWritten = Object.values(text).some(({ kind }) => kind === 'markdown');
  useBegunTitle();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !isWritten) return;
    if (!(target instanceof HTMLInputElement) || target.id !== editor.type.title) return;
    // Else the key would write an empty line into the text that it leads to.
    event.preventDefault();
    document.querySelector<HTMLElement>('.cm-content[contenteditable=true]')?.focus();
  };
  const fields = Object.entries(text).map(([name, field], index) => (
    <div key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
      {isSide ? <SideField name={name} field={field} /> : <ItemField name={name} field={field} />}
      {isWritten && !isSide && !isWide && index === 0 && <FoldedPanel fields={others} />}
    </div>
  ));
  const isFolded = isWritten && !isSide && !isWide;
  return (
    // Not a `form`: Enter sends nothing, and a field's dialog may contain a form of its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_19rem]"
      onKeyDown={onKeyDown}
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
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 md:gap-5">
        <Alert>{refused}</Alert>
        <FieldLangProvider value={isSide ? locales[locale].lang : undefined}>{fields}</FieldLangProvider>
      </div>
      {!isFolded && (
        <aside
          aria-label="Details"
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:self-start xl:overflow-y-auto"
        >
          <ItemPanel fields={others} />
        </aside>
      )}
    </div>
  );
}
