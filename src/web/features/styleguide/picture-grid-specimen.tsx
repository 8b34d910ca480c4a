import { useState } from 'react';
import { PictureGrid } from '#ui/picture-grid.tsx';
import { RemovedNotice } from '#ui/removed-notice.tsx';

const pictures = ['stage', 'haldi', 'sangeet', 'baraat'].map((name) => ({
  id: name,
  name,
  picture: {
    src: `/art/gallery/${name}-480.webp`,
    width: 480,
    height: 320,
    alt: name,
    blur: null,
    sources: [],
  },
}));

/** Four drawings; one that was removed comes back by Undo. In its own file: the drag code is large. */
export default function PictureGridSpecimen() {
  const [order, setOrder] = useState(pictures);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <PictureGrid
      items={order.filter(({ id }) => id !== removed)}
      open={open}
      onOpen={setOpen}
      onReorder={(ids) => setOrder(ids.map((id) => order.find((one) => one.id === id)!))}
      onRemove={setRemoved}
      notice={
        removed && (
          <RemovedNotice
            key={removed}
            onUndo={() => setRemoved(null)}
            onOver={() => {
              setOrder(order.filter(({ id }) => id !== removed));
              setRemoved(null);
            }}
          >
            The picture was removed.
          </RemovedNotice>
        )
      }
    />
  );
}
