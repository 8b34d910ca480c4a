import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PictureUploads } from './picture-uploads.tsx';

it('sends the first picture while the next one is still made smaller, and says what is left', async () => {
  // The first cannot be redrawn, and is sent unchanged; the second takes its time.
  const drawn = vi.fn<() => Promise<never>>().mockRejectedValueOnce(new Error('no picture'));
  vi.stubGlobal('createImageBitmap', drawn.mockReturnValue(new Promise<never>(() => {})));
  const { container } = render(
    <PictureUploads vendorId="v1" projectId="p1" room={12} onArrived={() => {}} />,
  );
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
  expect(screen.getByText('2 pictures are being made smaller for sending.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/a\.jpg/)).toBeTruthy());
  expect(screen.getByText('1 picture is being made smaller for sending.')).toBeTruthy();
});
