import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { api } from '../api.ts';
import { createItemEditor, type ItemEditor } from './item-editor.ts';
import { openDraftPlace } from './kept-draft.ts';

type Opened = { value: ItemEditor | null; failure: string | null };

/** Reads an item, and what this device kept of it. It stays open until the page is left. */
export function useItemEditor(type: ContentTypeName, itemId: string) {
  const [opened, setOpened] = useState<Opened>({ value: null, failure: null });
  const [tried, setTried] = useState(0);
  useEffect(() => {
    let editor: ItemEditor | undefined;
    let left = false;
    const open = async () => {
      const item = await api.staffContentRead({ params: { type, itemId } });
      const place = await openDraftPlace(itemId);
      if (left) return place.leave();
      editor = createItemEditor(item, contentTypeIn(type, item.locale), place);
      editor.open();
      setOpened({ value: editor, failure: null });
    };
    open().catch((error: unknown) => {
      const failure = isApiError(error) ? error.message : 'This could not be shown.';
      if (!left) setOpened({ value: null, failure });
    });
    return () => {
      left = true;
      editor?.close();
    };
  }, [type, itemId, tried]);
  const again = useCallback(() => {
    setTried((count) => count + 1);
    return Promise.resolve();
  }, []);
  return { ...opened, again };
}

const EditorContext = createContext<ItemEditor | null>(null);
export const EditorProvider = EditorContext.Provider;

/** The item that is open around this part. */
export function useEditor(): ItemEditor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('no item is open here');
  return editor;
}

/** The id of the item that is open around this part; null where none is. */
export const useOpenItemId = (): string | null => use(EditorContext)?.params.itemId ?? null;

/** One fact of the open item; what uses it is drawn again only when that fact has changed. */
export function useEditorValue<T>(select: (editor: ItemEditor) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor));
}
