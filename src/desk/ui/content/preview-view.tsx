import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useAction } from '../../kit/action.ts';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { PageFrame } from './page-frame.tsx';
import { PreviewLinks } from './preview-links.tsx';

/** A preview of the real page, and private links to it for people without an account. */
export function PreviewView() {
  const editor = useEditor();
  const version = useEditorValue(({ snapshot }) => snapshot().item.version);
  const { params } = editor;
  const read = useRead(reads.staffContentPreviewList({ params }));
  const [made, setMade] = useState<{ id: string; link: string } | null>(null);
  const { busy, failure, run } = useAction();
  const make = () =>
    run(async () => {
      await editor.flush();
      setMade(await api.staffContentPreviewAdd({ params }));
      await read.again();
    });
  const end = (id: string) =>
    run(async () => {
      await api.staffContentPreviewEnd({ params: { ...params, previewId: id } });
      if (made?.id === id) setMade(null);
      await read.again();
    });
  return (
    <div className="grid gap-8">
      <ReadSection read={read}>
        {(previews) => <PreviewLinks {...{ previews, made, busy, failure, make, end }} />}
      </ReadSection>
      {made && (
        <PageFrame
          key={made.id}
          address={new URL(made.link, window.location.origin).pathname}
          version={version}
        />
      )}
    </div>
  );
}
