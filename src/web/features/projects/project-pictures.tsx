import { useRef, useState } from 'react';
import { t } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import { projectLimits } from '#facts/limits.ts';
import { useOpenInAddress } from '#kit/page/open-in-address.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FocusField, type Focus } from '#ui/focus-field.tsx';
import { PictureGrid } from '#ui/picture-grid.tsx';
import { RemovedNotice } from '#ui/removed-notice.tsx';
import type { ProjectState, Said } from './use-project.ts';

type Props = Pick<ProjectState, 'show' | 'arrange' | 'captionOf' | 'type'> & { project: VendorProject };

/** The pictures of a project: put in order, opened one at a time for caption and focus point, removed and restored. */
export function ProjectPictures({ project, show, arrange, captionOf, type }: Props) {
  const [open, setOpen] = useOpenInAddress('picture');
  const [removed, setRemoved] = useState<string | null>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  /** The removed picture as it was, and its place. */
  const gone = useRef<{ said: Said; at: number } | null>(null);
  const shown = project.pictures.filter(({ _id }) => _id !== removed);
  const remove = (id: string) => {
    setRemoved(id);
    setOpen(null);
    arrange((pictures) => {
      const at = pictures.findIndex((one) => one.id === id);
      gone.current = pictures[at] ? { said: pictures[at], at } : null;
      return { pictures: pictures.filter((one) => one.id !== id), removed: [id] };
    });
  };
  const restore = () => {
    setRemoved(null);
    arrange((pictures) => {
      const { said, at } = gone.current ?? {};
      const isThere = !said || pictures.some(({ id }) => id === said.id);
      return { pictures: isThere ? pictures : pictures.toSpliced(at!, 0, said) };
    });
  };
  const details = (id: string) => {
    const one = project.pictures.find(({ _id }) => _id === id);
    if (!one) return null;
    const { caption, picture } = one;
    return (
      <>
        <Field
          key={id}
          label={t('Caption')}
          maxLength={projectLimits.caption}
          defaultValue={captionOf(id, caption)}
          onInput={({ currentTarget: { value } }) => type(id, value)}
          onBlur={({ currentTarget: { value } }) => {
            if (value.trim() !== (caption ?? '')) arrange();
          }}
        />
        {aimed === id && (
          <FocusField
            picture={picture}
            value={{ focusX: 50, focusY: 50, ...picture }}
            onChange={(focus) => show(withFocus(project, id, focus))}
          />
        )}
        <p>
          <Button
            look="secondary"
            aria-expanded={aimed === id}
            onClick={() => {
              if (aimed === id) arrange();
              setAimed(aimed === id ? null : id);
            }}
          >
            {aimed === id ? t('Save') : t('What must stay in sight')}
          </Button>
        </p>
      </>
    );
  };
  return (
    <PictureGrid
      items={shown.map(({ _id, caption, picture }, index) => ({
        id: _id,
        name: caption ?? t('Picture {number}', { number: index + 1 }),
        picture,
      }))}
      open={open}
      onOpen={(id) => {
        // A focus point that was set, but not saved with its button.
        if (aimed) arrange();
        setAimed(null);
        setOpen(id);
      }}
      onReorder={(ids) =>
        arrange((pictures) => ({
          pictures: ids.flatMap((id) => pictures.find((one) => one.id === id) ?? []),
        }))
      }
      onRemove={remove}
      notice={
        removed && (
          <RemovedNotice key={removed} onUndo={restore} onOver={() => setRemoved(null)}>
            {t('The picture was removed.')}
          </RemovedNotice>
        )
      }
      details={details}
    />
  );
}

/** Returns the project with another focus point, shown before it is saved. */
const withFocus = (project: VendorProject, id: string, focus: Focus): VendorProject => ({
  ...project,
  pictures: project.pictures.map((one) =>
    one._id === id ? { ...one, picture: { ...one.picture, ...focus } } : one,
  ),
});
