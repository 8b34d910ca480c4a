import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PictureGrid } from './picture-grid.tsx';

const picture = { src: '/a.jpg', width: 300, height: 200, alt: '', blur: null, sources: [] };
const items = ['one', 'two'].map((id) => ({ id, name: id, picture }));

const press = (line: HTMLElement | null) => {
  if (line) screen.getByRole('button', { name: /^Remove/ }).click();
};

function Page({ saved }: { saved: boolean }) {
  const [shown, setShown] = useState(items);
  return (
    <>
      <PictureGrid
        items={shown}
        open="one"
        onOpen={() => {}}
        onReorder={() => {}}
        onRemove={(gone) => setShown((now) => now.filter(({ id }) => id !== gone))}
      />
      {/* Before the effects of the rendering that shows the answer. */}
      {saved && <p ref={press}>Saved.</p>}
    </>
  );
}

it('has the focus after a removal that is pressed as an answer appears', () => {
  const { rerender } = render(<Page saved={false} />);
  rerender(<Page saved />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit two' }));
});
