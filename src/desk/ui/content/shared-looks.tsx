import { pictureFile } from '../../kit/content/picture-file.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';

/** Maximum lengths of title and description in search engines. */
const shown = { title: 60, description: 155 };
const cut = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')} …`;

const useWords = (name: string) =>
  useEditorValue((editor) => {
    const value = editor.value(name);
    return typeof value === 'string' ? value : '';
  });

/** The page's appearance elsewhere: in a search, and as a link in WhatsApp. Only for items with a page of their own. */
export function SharedLooks({ path }: { path: string }) {
  const { type } = useEditor();
  const description = Object.keys(type.fields).find((name) =>
    ['excerpt', 'description', 'known'].includes(name),
  );
  const title = useWords(type.title);
  const about = useWords(description ?? '');
  const picture = useWords('image');
  if (type.keys !== 'address') return null;
  const host = window.location.host;
  return (
    <section aria-labelledby="looks" className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <h2 id="looks" className="text-base">
        When it is shared
      </h2>
      <figure className="rounded-md border border-line bg-paper p-3">
        <figcaption className="mb-1 text-xs text-ink-soft">In a search</figcaption>
        <p className="truncate text-xs text-ink-soft">
          {host}
          {path}
        </p>
        <p className="font-semibold wrap-anywhere text-teal">
          {cut(title, shown.title) || 'Without a title'}
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {cut(about, shown.description) || 'Without a description.'}
        </p>
      </figure>
      <figure className="overflow-hidden rounded-md border border-line bg-paper-deep">
        <figcaption className="px-3 pt-2 text-xs text-ink-soft">In WhatsApp</figcaption>
        {picture && <img src={pictureFile(picture)} alt="" className="mt-2 h-32 w-full object-cover" />}
        <div className="p-3">
          <p className="line-clamp-2 font-semibold wrap-anywhere">{title || 'Without a title'}</p>
          <p className="line-clamp-2 wrap-anywhere text-ink-soft">{about}</p>
          <p className="truncate text-xs text-ink-soft">{host}</p>
        </div>
      </figure>
    </section>
  );
}
