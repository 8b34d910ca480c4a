import { useCallback, useEffect, useState } from 'react';
import { v4 } from 'uuid';
import { t } from '#words/t.ts';
import type { ProjectCard } from '#contract/projects.ts';
import { projectLimits } from '#facts/limits.ts';
import { useOpenInAddress } from '#kit/page/open-in-address.ts';
import { keysOf } from '#kit/device/device-store.ts';
import { draftKey, workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Photo } from '#ui/photo.tsx';
import { RemovedNotice } from '#ui/removed-notice.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { arrangeProjects, listOwnProjects } from './own-projects.ts';
import { ProjectEditor } from './project-editor.tsx';
import { ProjectWordsForm } from './project-words-form.tsx';
import { takeFocus } from './take-focus.ts';

const idsOfDrafts = (draftIds: string) =>
  keysOf(draftKey(draftIds)).map((key) => key.slice(draftKey(draftIds).length));

/** The projects of the signed-in vendor: created, sorted, opened, removed and restored. */
export function WorkPart({ vendor: { _id: vendorId, category } }: OwnVendor) {
  const [projects, setProjects] = useState<readonly ProjectCard[] | null>(null);
  const [opened, setOpened] = useOpenInAddress('project', { past: true });
  /** Id of a project not stored yet: the draft brings it back after a reload, so that the project is created once. */
  const newDrafts = `${workshopDrafts}new-project:${vendorId}:`;
  const [begun, setBegun] = useState(() => idsOfDrafts(newDrafts)[0] ?? null);
  /** True after an action here: the replacing element then takes the focus, which would be lost. */
  const [acted, setActed] = useState(false);
  const [message, setMessage] = useState('');
  /** The order before the last removal. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const fail = (error: unknown) => setMessage(error instanceof Error ? error.message : '');
  const list = useCallback(() => {
    setMessage('');
    listOwnProjects(vendorId).then(setProjects, fail);
  }, [vendorId]);
  useEffect(() => {
    if (opened === null) list();
  }, [list, opened]);
  const arrange = (order: readonly string[], removed: string[] = []) => {
    setMessage('');
    arrangeProjects(vendorId, { order: [...order], removed }).then(setProjects, fail);
  };
  if (opened)
    return (
      <ProjectEditor
        vendorId={vendorId}
        projectId={opened}
        focused={acted}
        onBack={() => {
          setActed(true);
          setOpened(null);
        }}
      />
    );
  if (!projects) return <AnswerState value={null} failure={message || null} retry={list} />;
  const ids = projects.map(({ _id }) => _id);
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        {t('Each project has a page of its own, which you can send on. It is shown once it has a picture.')}
      </p>
      <Alert>{message}</Alert>
      {before && (
        <RemovedNotice
          key={before.join()}
          onUndo={() => {
            arrange(before);
            setBefore(null);
          }}
          onOver={() => setBefore(null)}
        >
          {t('The project was removed.')}
        </RemovedNotice>
      )}
      {begun ? (
        <ProjectWordsForm
          params={{ vendorId, projectId: begun }}
          draftId={newDrafts + begun}
          usualCategory={category}
          focused={acted}
          onCancel={() => {
            setActed(true);
            setBegun(null);
          }}
          onSaved={() => {
            setActed(true);
            setBegun(null);
            setOpened(begun);
          }}
        />
      ) : (
        <Button
          disabled={projects.length >= projectLimits.projects}
          ref={acted ? takeFocus : undefined}
          onClick={() => {
            setActed(true);
            setBegun(v4());
          }}
          className="justify-self-start"
        >
          {t('Add a project')}
        </Button>
      )}
      <SortableList
        className="grid gap-3 sm:grid-cols-2"
        onReorder={arrange}
        items={projects.map(({ _id, title, line, picture, pictureCount }) => ({
          id: _id,
          name: title,
          content: (
            <div className="grid gap-2">
              {picture && (
                <Photo
                  picture={picture}
                  sizes="(min-width: 40rem) 22rem, 92vw"
                  className="aspect-3/2 rounded-md"
                />
              )}
              <strong lang={writtenLangOf(title)} className="wrap-anywhere">
                {title}
              </strong>
              <p className="text-sm text-ink-soft">
                {[line, t('{count, plural, one {# picture} other {# pictures}}', { count: pictureCount })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  onClick={() => {
                    setActed(true);
                    setOpened(_id);
                  }}
                >
                  {t('Edit')}
                  <span className="sr-only"> {title}</span>
                </Button>
                <Button
                  look="secondary"
                  onClick={() => {
                    setBefore(ids);
                    arrange(
                      ids.filter((id) => id !== _id),
                      [_id],
                    );
                  }}
                >
                  {t('Remove')}
                  <span className="sr-only"> {title}</span>
                </Button>
              </p>
            </div>
          ),
        }))}
      />
    </div>
  );
}
