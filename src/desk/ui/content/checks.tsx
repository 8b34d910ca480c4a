import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import { sideLocales } from '#contract/desk/content/sides.ts';
import { languageName } from '#words/language-name.ts';
import { useEditorValue } from '../../kit/content/use-item-editor.ts';

/** Moves to the field of a path. */
function goTo(place: string): void {
  const parts = place.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join('.'));
    if (!found) continue;
    found.closest('details')?.setAttribute('open', '');
    const control = found.matches('input, textarea, select, fieldset, [contenteditable]')
      ? found
      : found.querySelector<HTMLElement>('[contenteditable=true]');
    control?.focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
}

const List = ({ title, of }: { title: string; of: ContentItem['problems'] }) =>
  of.length > 0 && (
    <section>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1 grid text-sm">
        {of.map(({ field, message }) => (
          <li key={field + message}>
            <button type="button" className="tap text-left text-teal underline" onClick={() => goTo(field)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

/** The languages in which the item cannot be read yet, or only as it was. */
function Languages({ item: { type, key, sides, original } }: { item: ContentItem }) {
  if (original || contentType(type).inEnglish?.includes(key)) return null;
  const lacking = sideLocales.flatMap((locale) => {
    const side = sides.find((one) => one.locale === locale);
    const name = languageName(locale);
    if (side?.live !== 'published') return [`There is no ${name} yet: its pages show the English.`];
    return side.isOlder ? [`The ${name} is of an earlier version.`] : [];
  });
  if (lacking.length === 0) return null;
  return (
    <section>
      <h2 className="text-base">Languages</h2>
      <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
        {lacking.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

/** Obstacles to publication, and warnings. Each links to its field. */
export function Checks() {
  const item = useEditorValue(({ snapshot }) => snapshot().item);
  const { problems, warnings, draft } = item;
  if (draft === 'none') return null;
  return (
    <>
      <List title="Missing before it can be published" of={problems} />
      <List title="Worth a look" of={warnings} />
      <Languages item={item} />
    </>
  );
}
