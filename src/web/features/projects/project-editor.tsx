import { useCallback, useEffect, useState } from 'react';
import { t } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import { messages } from '#facts/messages.ts';
import { projectLimits } from '#facts/limits.ts';
import { projectPath } from '#facts/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FocusField } from '#ui/focus-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Photo } from '#ui/photo.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { arrangePictures, readProject } from './own-projects.ts';
import { PictureUploads } from './picture-uploads.tsx';
import { ProjectWordsForm } from './project-words-form.tsx';
import { RemovedNotice } from './removed-notice.tsx';

type Props = { vendorId: string; projectId: string; onBack: () => void };
type Said = { id: string; caption: string | null; focusX: number; focusY: number };

const saidOf = ({ pictures }: VendorProject): Said[] =>
  pictures.map(({ _id, caption, picture: { focusX = 50, focusY = 50 } }) => ({
    id: _id,
    caption,
    focusX,
    focusY,
  }));

/** One project: its words and its pictures. */
export function ProjectEditor({ vendorId, projectId, onBack }: Props) {
  const [project, setProject] = useState<VendorProject | null>(null);
  const [message, setMessage] = useState('');
  /** The pictures as they were before the last removal. */
  const [before, setBefore] = useState<readonly Said[] | null>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  const fail = (error: unknown) => setMessage(error instanceof Error ? error.message : '');
  const read = useCallback(() => {
    readProject({ vendorId, projectId }).then(setProject, fail);
  }, [vendorId, projectId]);
  useEffect(read, [read]);
  const params = { vendorId, projectId };
  const arrange = (pictures: readonly Said[], removed: string[] = []) => {
    setMessage('');
    arrangePictures({ params, body: { pictures: [...pictures], removed } }).then(setProject, fail);
  };
  if (!project) return <p role={message ? 'alert' : 'status'}>{message || messages.loading}</p>;
  const said = saidOf(project);
  const change = (id: string, by: Partial<Said>) =>
    arrange(said.map((one) => (one.id === id ? { ...one, ...by } : one)));
  const remove = (id: string) => {
    setBefore(said);
    arrange(
      said.filter((one) => one.id !== id),
      [id],
    );
  };
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onBack}>
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
          {message}
        </Notice>
      )}
      {before && (
        <RemovedNotice
          onUndo={() => {
            arrange(before);
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
        onReorder={(ids) => arrange(ids.map((id) => said.find((one) => one.id === id)!))}
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
                defaultValue={caption ?? ''}
                onBlur={({ currentTarget: { value } }) => {
                  if (value.trim() !== (caption ?? '')) change(_id, { caption: value });
                }}
              />
              {aimed === _id && (
                <FocusField
                  picture={picture}
                  value={said[index]!}
                  onChange={(focus) => setProject(withFocus(project, _id, focus))}
                />
              )}
              <p className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  aria-expanded={aimed === _id}
                  onClick={() => {
                    if (aimed === _id) arrange(said);
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
      <ProjectWordsForm params={params} project={project} onSaved={setProject} />
    </div>
  );
}

/** The project with another focus point, shown before it is saved. */
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
