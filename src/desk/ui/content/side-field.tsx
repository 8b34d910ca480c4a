import type { ContentData, ContentValue, Field } from '#contract/desk/content/fields.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { wordsOf } from '#contract/desk/content/sides.ts';
import { defaultLocale, locales } from '#words/locales.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { EnglishRowsProvider } from './fields/english-rows.ts';
import { ItemField } from './item-field.tsx';
import { shownValue } from './shown-value.ts';

type Props = { name: string; field: Field };
const english = locales[defaultLocale];

/** The English text, beside its translated field. */
function EnglishWords({ field, value }: { field: Field; value: ContentValue | undefined }) {
  if (value === undefined || value === null)
    return (
      <p className="text-sm text-ink-soft">{field.label} is empty in English: visitors see nothing here.</p>
    );
  return (
    <div className="min-w-0 text-sm">
      <p className="mb-1.5 font-semibold text-ink-soft">{english.name}</p>
      <div
        lang={english.lang}
        tabIndex={0}
        role="group"
        aria-label={`${field.label} in English`}
        className="max-h-96 overflow-auto rounded-md border border-line bg-paper-deep px-3 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {shownValue(field, value)}
      </div>
    </div>
  );
}

/** A field of a translated item, with the English words. */
export function SideField({ name, field }: Props) {
  const { params } = useEditor();
  const value = useEditorValue(({ snapshot }) => snapshot().item.original?.data[name]);
  const shown = contentType(params.type).fields[name] ?? field;
  const rows =
    value === undefined ? [] : (wordsOf({ [name]: shown }, { [name]: value })[name] as ContentData[]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-line pt-4 lg:grid-cols-2">
      <EnglishWords field={shown} value={value} />
      <EnglishRowsProvider value={field.kind === 'list' ? (rows ?? []) : null}>
        <ItemField name={name} field={field} />
      </EnglishRowsProvider>
    </div>
  );
}
