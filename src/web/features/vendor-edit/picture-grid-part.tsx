import { later } from '#kit/page/later.tsx';
import { messages } from '#facts/messages.ts';
import { PartFailed } from '#ui/part-failed.tsx';
import type { PictureGridProps } from '#ui/picture-grid.tsx';

/** The grid of pictures, whose code is large. */
export const PictureGridPart = later<PictureGridProps>(
  () => import('#ui/picture-grid.tsx').then((module) => module.PictureGrid),
  { loading: <p>{messages.loading}</p>, StandIn: () => <PartFailed /> },
);
