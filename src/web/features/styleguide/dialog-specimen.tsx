import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { hindi } from './sample-words.ts';
import { State } from './state.tsx';

/** A modal over the page, opened by a button. */
export function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  return (
    <State name="closed; the button opens it">
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} heading="A dialog over the page">
        <p lang="hi">{hindi}</p>
        <Button className="mt-6" onClick={() => setOpen(false)}>
          Done
        </Button>
      </Dialog>
    </State>
  );
}
