import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pictureShows, type LibraryPicture, type PictureShow } from '#contract/desk/content/pictures.ts';
import { searchOf } from '../kit/search-of.ts';
import { usePicturePages } from '../kit/picture-pages.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { DrawnPicture } from '../ui/pictures/drawn-picture.tsx';
import { PictureEdit } from '../ui/pictures/picture-edit.tsx';
import { PictureGrid } from '../ui/pictures/picture-grid.tsx';
import { UploadArea } from '../ui/pictures/upload-area.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { Views } from '../ui/views.tsx';

const labels: Record<PictureShow, string> = {
  all: 'All',
  uploaded: 'Added here',
  drawn: 'Drawn for the site',
  'without-text': 'Text is missing',
  unused: 'Used nowhere',
};
const nothing: Record<PictureShow, string> = {
  all: 'There is no picture yet.',
  uploaded: 'Nobody has added a picture yet.',
  drawn: 'No drawing came with this program.',
  'without-text': 'Every picture has its text.',
  unused: 'Every picture is used somewhere.',
};
const showOf = (value: string | null): PictureShow => pictureShows.find((one) => one === value) ?? 'all';
const searchFor = (show: PictureShow, q: string) => searchOf({ show: show === 'all' ? null : show, q });

/** The picture library of content. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = showOf(search.get('show'));
  const q = search.get('q') ?? '';
  const { read, more } = usePicturePages(show, q);
  const { again } = read;
  const [open, setOpen] = useState<LibraryPicture | null>(null);
  const [said, setSaid] = useState('');
  const onAdded = useCallback(
    ({ name }: LibraryPicture, existed: boolean) => {
      setSaid(existed ? `${name} was there already.` : `${name} is in the library.`);
      void again();
    },
    [again],
  );
  const onChanged = (picture: LibraryPicture | null) => {
    setOpen(picture);
    if (!picture) setSaid(`${open?.name} is deleted.`);
    void again();
  };
  return (
    <DeskPage
      title="Pictures"
      lead="For posts and everything else that is written here. Another file behind a picture is shown wherever the picture is used."
      acts={
        <SearchForm
          label="Search name, text or credit"
          value={q}
          onSearch={(words) => void navigate({ search: searchFor(show, words) })}
        />
      }
    >
      <UploadArea onAdded={onAdded} />
      <p aria-live="polite" className="my-2 min-h-5 text-sm text-ink-soft">
        {said}
      </p>
      <div className="mb-4">
        <Views views={pictureShows.map((one) => ({ label: labels[one], search: searchFor(one, q) }))} />
      </div>
      <ReadSection read={read}>
        {(pages) => {
          const pictures = pages.flatMap((page) => page.pictures);
          return pictures.length === 0 ? (
            <Empty>{q ? `No picture here holds “${q}”.` : nothing[show]}</Empty>
          ) : (
            <>
              <PictureGrid pictures={pictures} act="Open" onChoose={setOpen} />
              <MoreButton more={more} />
            </>
          );
        }}
      </ReadSection>
      {open?.id && <PictureEdit picture={open} onChanged={onChanged} onClose={() => setOpen(null)} />}
      {open && !open.id && <DrawnPicture picture={open} onClose={() => setOpen(null)} />}
    </DeskPage>
  );
}
