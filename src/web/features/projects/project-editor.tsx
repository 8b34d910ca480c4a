import { useState } from 'react';
import { t } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import { messages } from '#facts/messages.ts';
import { projectLimits } from '#facts/limits.ts';
import { projectPath } from '#facts/paths.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FocusField } from '#ui/focus-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Photo } from '#ui/photo.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { PictureUploads } from './picture-uploads.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { SavedWords } from './saved-words.tsx';
import { takeFocus } from './take-focus.ts';
import { useProject, type Said } from './use-project.ts';

type Props = { vendorId: string; projectId: string; onBack: () => void };

/** One project: its texts and its pictures. */
export function ProjectEditor({ vendorId, projectId, onBack }: Props) {
  const params = { vendorId, projectId };
  const { project, message, isKept, show, read, arrange, captionOf, type } = useProject(params);
  /** The pictures before the last removal. */
  const [before, setBefore] = useState<Said[] | null>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  if (!project) return <p role={message ? 'alert' : 'status'}>{message || messages.loading}</p>;
  const remove = (id: string) =>
    arrange((pictures) => {
      setBefore(pictures);
      return { pictures: pictures.filter((one) => one.id !== id), removed: [id] };
    });
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <Button ref={takeFocus} look="secondary" onClick={onBack}>
          {t('All projects')}
        </Button>
        {project.pictures.length > 0 && (
          <ButtonLink look="secondary" to={projectPath(vendorId, projectId)}>
            {t('See it as a customer')}
          </ButtonLink>
        )}
      </p>
      {message && (
        <Notice tone="warning" role="alert">
          {message} {isKept && t('Nothing is lost: what has not been sent is kept on this device.')}
        </Notice>
      )}
      {before && (
        <RemovedNotice
          onUndo={() => {
            arrange(() => ({ pictures: before }));
            setBefore(null);
          }}
        >
          {t('The picture was removed.')}
        </RemovedNotice>
      )}
      <PictureUploads
        vendorId={vendorId}
        projectId={projectId}
        room={projectLimits.pictures - project.pictures.length}
        onArrived={read}
      />
      <SortableList
        className="grid gap-3 sm:grid-cols-2"
        onReorder={(ids) =>
          arrange((pictures) => ({
            pictures: ids.flatMap((id) => pictures.find((one) => one.id === id) ?? []),
          }))
        }
        items={project.pictures.map(({ _id, caption, picture }, index) => ({
          id: _id,
          name: caption ?? t('Picture {number}', { number: index + 1 }),
          content: (
            <div className="grid gap-3">
              <Photo
                picture={picture}
                sizes="(min-width: 40rem) 22rem, 92vw"
                className="aspect-3/2 rounded-md"
              />
              <Field
                label={t('Caption')}
                maxLength={projectLimits.caption}
                defaultValue={captionOf(_id, caption)}
                onInput={({ currentTarget: { value } }) => type(_id, value)}
                onBlur={({ currentTarget: { value } }) => {
                  if (value.trim() !== (caption ?? '')) arrange();
                }}
              />
              {aimed === _id && (
                <FocusField
                  picture={picture}
                  value={{ focusX: 50, focusY: 50, ...picture }}
                  onChange={(focus) => show(withFocus(project, _id, focus))}
                />
              )}
              <p className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  aria-expanded={aimed === _id}
                  onClick={() => {
                    if (aimed === _id) arrange();
                    setAimed(aimed === _id ? null : _id);
                  }}
                >
                  {aimed === _id ? t('Save') : t('What must stay in sight')}
                </Button>
                <Button look="secondary" onClick={() => remove(_id)}>
                  {t('Remove')}
                </Button>
              </p>
            </div>
          ),
        }))}
      />
      <SavedWords
        params={params}
        draftId={`${workshopDrafts}project:${projectId}`}
        project={project}
        onSaved={show}
      />
    </div>
  );
}

/** Returns the project with another focus point, shown before it is saved. */
const withFocus = (
  project: VendorProject,
  id: string,
  focus: { focusX: number; focusY: number },
): VendorProject => ({
  ...project,
  pictures: project.pictures.map((one) =>
    one._id === id ? { ...one, picture: { ...one.picture, ...focus } } : one,
  ),
});
