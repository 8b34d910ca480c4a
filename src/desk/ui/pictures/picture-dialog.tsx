import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Dialog } from '#ui/dialog.tsx';
import { usePicturePages } from '../../kit/picture-pages.ts';
import { Empty } from '../empty.tsx';
import { MoreButton } from '../more-button.tsx';
import { ReadSection } from '../read-section.tsx';
import { SearchForm } from '../search-form.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { TextFirst } from './text-first.tsx';
import { UploadArea } from './upload-area.tsx';

/** A picture as content refers to it; `![alt](src)` in markdown. */
export type PictureChoice = { src: string; alt: string };
type Props = {
  /** Called once: with null when nothing was chosen. */
  onClose: (choice: PictureChoice | null) => void;
};

/** A dialog to choose or add a picture of the library. A picture without alternative text needs one before its use. */
export function PictureDialog({ onClose }: Props) {
  const [q, setQ] = useState('');
  const [wanting, setWanting] = useState<LibraryPicture | null>(null);
  const { read, more } = usePicturePages('all', q);
  const choose = (picture: LibraryPicture) =>
    picture.altMissing ? setWanting(picture) : onClose({ src: picture.src, alt: picture.alt });
  // Outside the form whose field opens it: it contains forms of its own.
  return createPortal(
    <Dialog
      open
      heading={wanting ? 'What does it show?' : 'Choose a picture'}
      onClose={() => onClose(null)}
      keepsText
    >
      {wanting ? (
        <TextFirst picture={wanting} onDone={choose} onBack={() => setWanting(null)} />
      ) : (
        <div className="grid gap-4" onSubmit={(event) => event.stopPropagation()}>
          <UploadArea onAdded={choose} />
          <SearchForm label="Search name, text or credit" value={q} onSearch={setQ} />
          <ReadSection read={read}>
            {(pages) => {
              const pictures = pages.flatMap((page) => page.pictures);
              return pictures.length === 0 ? (
                <Empty>No picture holds “{q}”.</Empty>
              ) : (
                <>
                  <PictureGrid pictures={pictures} act="Use" onChoose={choose} />
                  <MoreButton more={more} />
                </>
              );
            }}
          </ReadSection>
        </div>
      )}
    </Dialog>,
    document.body,
  );
}
