import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import GalleryViewer from './gallery-viewer.tsx';

it('tells of no picture when a swipe ends in a viewer that is closed and has no width', () => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLElement.prototype.scrollTo = vi.fn<() => void>();
  const shown = vi.fn<(index: number) => void>();
  const slides = ['haldi', 'mehndi'].map((id) => ({ id, content: id }));
  render(<GalleryViewer label="Gallery" slides={slides} start={0} onClose={() => {}} onShow={shown} />);
  fireEvent(screen.getByRole('list', { hidden: true }), new Event('scrollend'));
  expect(shown).not.toHaveBeenCalled();
});
