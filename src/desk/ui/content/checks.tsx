import type { ContentItem } from '#contract/desk/content/content-item.ts';
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

/** Obstacles to publication, and warnings. Each links to its field. */
export function Checks() {
  const { problems, warnings, draft } = useEditorValue(({ snapshot }) => snapshot().item);
  if (draft === 'none') return null;
  return (
    <>
      <List title="Missing before it can be published" of={problems} />
      <List title="Worth a look" of={warnings} />
    </>
  );
}
