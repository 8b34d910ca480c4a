import { useEffect, useRef } from 'react';
import { t } from '#words/t.ts';
import { projectLimits } from '#facts/limits.ts';
import { projectPath } from '#facts/paths.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { PictureUploads } from './picture-uploads.tsx';
import { ProjectPictures } from './project-pictures.tsx';
import { SavedWords } from './saved-words.tsx';
import { useProject } from './use-project.ts';

type Props = {
  vendorId: string;
  projectId: string;
  /** True when it was opened by an act on this page: the pressed control is gone, and its focus with it. */
  focused: boolean;
  onBack: () => void;
};

/** One project: its pictures and its texts. */
export function ProjectEditor({ vendorId, projectId, focused, onBack }: Props) {
  const params = { vendorId, projectId };
  const { project, message, isKept, show, read, arrange, captionOf, type } = useProject(params);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) back.current?.focus();
  }, [focused]);
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        <Button ref={back} look="secondary" onClick={onBack}>
          {t('All projects')}
        </Button>
        {project && project.pictures.length > 0 && (
          <ButtonLink look="secondary" to={projectPath(vendorId, projectId)}>
            {t('See it as a customer')}
          </ButtonLink>
        )}
      </p>
      {!project && <AnswerState value={null} failure={message || null} retry={read} />}
      {project && message && (
        <Alert>
          {message} {isKept && t('Nothing is lost: what has not been sent is kept on this device.')}
        </Alert>
      )}
      {project && (
        <>
          <div className="grid gap-4">
            <h2 className="sr-only">{t('Pictures')}</h2>
            <PictureUploads
              vendorId={vendorId}
              projectId={projectId}
              room={projectLimits.pictures - project.pictures.length}
              onArrived={read}
            />
            <ProjectPictures
              project={project}
              show={show}
              arrange={arrange}
              captionOf={captionOf}
              type={type}
            />
          </div>
          <SavedWords
            params={params}
            draftId={`${workshopDrafts}project:${projectId}`}
            project={project}
            onSaved={show}
          />
        </>
      )}
    </div>
  );
}
