import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentRow } from '#contract/desk/content/content-item.ts';
import { DeskData } from '#support/desk-data.tsx';
import { EditorProvider, type useEditor } from '../../../kit/content/use-item-editor.ts';
import { ReferencesField } from './references-field.tsx';

const row = (id: string, key: string, title: string): ContentRow => ({
  id,
  type: 'post',
  key,
  title,
  live: 'published',
  draft: 'none',
  publishAt: null,
  publishedAt: '2026-11-20T06:00:00.000Z',
  version: 1,
  updatedAt: '2026-11-20T06:00:00.000Z',
  updatedBy: null,
  sides: [],
});
const own = row('018f0000-0000-7000-8000-000000000001', 'lamps', 'Lamps');
const other = row('018f0000-0000-7000-8000-000000000002', 'tents', 'Tents');

it('offers every other item, and never the one that is open', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [own, other], total: 2 })));
  const onChange = vi.fn<(value: unknown) => void>();
  const open = { params: { type: 'post', itemId: own.id } } as ReturnType<typeof useEditor>;
  render(
    <EditorProvider value={open}>
      <ReferencesField
        id="related"
        field={{ kind: 'references', of: 'post', label: 'Read next', itemsMax: 3 }}
        value={null}
        onChange={onChange}
      />
    </EditorProvider>,
    { wrapper: DeskData },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Tents' }));
  expect(onChange).toHaveBeenCalledWith(['tents']);
  expect(screen.queryByRole('button', { name: 'Lamps' })).toBeNull();
});
