import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { contentType, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { contentTypeIn } from '#contract/desk/content/sides.ts';
import { api } from '../api.ts';
import { createItemEditor, type ItemEditor } from './item-editor.ts';
import type { MergeText } from './merge-fields.ts';
import { openDraftPlace } from './kept-draft.ts';

type Opened = { value: ItemEditor | null; failure: string | null };

/** Loads the merge of long texts, for types that have one. Where it cannot be loaded, two edits of a text are asked about. */
async function textMerge(type: ContentTypeName): Promise<MergeText | undefined> {
  if (!Object.values(contentType(type).fields).some(({ kind }) => kind === 'markdown')) return undefined;
  return import('./merge-text.ts').then(({ mergeText }) => mergeText).catch(() => undefined);
}

/** Reads an item and its unsaved text on this device. It stays open until the page is left. */
export function useItemEditor(type: ContentTypeName, itemId: string) {
  const [opened, setOpened] = useState<Opened>({ value: null, failure: null });
  const [tried, setTried] = useState(0);
  useEffect(() => {
    let editor: ItemEditor | undefined;
    let left = false;
    const open = async () => {
      const [item, mergeText] = await Promise.all([
        api.staffContentRead({ params: { type, itemId } }),
        textMerge(type),
      ]);
      const place = await openDraftPlace(itemId);
      if (left) return place.leave();
      editor = createItemEditor(item, contentTypeIn(type, item.locale), place, mergeText);
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

/** Returns the open item around this part. */
export function useEditor(): ItemEditor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('no item is open here');
  return editor;
}

/** Returns the id of the open item around this part; null where there is none. */
export const useOpenItemId = (): string | null => use(EditorContext)?.params.itemId ?? null;

/** Returns one fact of the open item; its user is rendered again only when that fact changes. */
export function useEditorValue<T>(select: (editor: ItemEditor) => T): T {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor));
}
