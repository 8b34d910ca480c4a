import { useParams, useSearchParams } from 'react-router';
import { contentType, contentTypeNames, type ContentTypeName } from '#contract/desk/content/content-types.ts';
import { EditorProvider, useItemEditor } from '../kit/content/use-item-editor.ts';
import { ItemPage } from '../ui/content/item-page.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Component as Missing } from './missing.tsx';

/** One item: editing, preview, publication, unpublishing. */
export function Component() {
  const { type = '', itemId = '' } = useParams();
  const name = contentTypeNames.find((one) => one === type);
  return name ? <Item key={itemId} type={name} itemId={itemId} /> : <Missing />;
}

function Item({ type, itemId }: { type: ContentTypeName; itemId: string }) {
  const [search] = useSearchParams();
  const opened = useItemEditor(type, itemId);
  const { value: editor } = opened;
  if (editor)
    return (
      <EditorProvider value={editor}>
        <ItemPage view={search.get('view')} />
      </EditorProvider>
    );
  return (
    <DeskPage title={contentType(type).label}>
      <ReadSection read={opened}>{() => null}</ReadSection>
    </DeskPage>
  );
}
