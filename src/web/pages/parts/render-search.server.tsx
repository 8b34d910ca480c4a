import { renderToString } from 'react-dom/server';
import type { Api } from '#contract/client.ts';
import { settle } from '#contract/settled.ts';
import { KeptHtmlContext } from '#kit/page/kept-html.ts';
import { collectHtml } from '#kit/page/html-store.server.tsx';
import { DirectoryView } from '#features/directory/directory.tsx';
import { loadDirectory } from '#features/directory/load-directory.ts';
import { directoryStateAt } from '#features/directory/use-directory.ts';
import { saveButton } from './save-vendor.tsx';

/** React's marker of a part whose code is not loaded yet. */
const unfinished = '<!--$!-->';

/** Renders the directory alone, as bytes in pieces. Null when its data failed to load, or its code is not complete yet. */
export async function renderSearch(api: Api, search: string): Promise<Buffer[] | null> {
  const state = directoryStateAt(search);
  const found = await settle(loadDirectory(api, state.address));
  if (!found.ok) return null;
  const { keepHtml, bytesOf } = collectHtml();
  const html = renderToString(
    <KeptHtmlContext value={keepHtml}>
      <DirectoryView found={found} state={state} action={saveButton} />
    </KeptHtmlContext>,
  );
  return html.includes(unfinished) ? null : bytesOf(html);
}
