import { useRef, useState, type FormEvent } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import type { VendorProject } from '#contract/projects.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { saveProject } from './own-projects.ts';
import { ProjectFields } from './project-fields.tsx';
import { wordsOf } from './project-words.ts';

type Props = {
  params: { vendorId: string; projectId: string };
  /** Name under which the device stores the draft. */
  draftId: string;
  /** The vendor's own category, with which the project begins. */
  usualCategory?: string | null;
  /** Its first field takes the focus. */
  focused?: boolean;
  onSaved: (project: VendorProject) => void;
  /** The form is left: the draft is deleted. */
  onCancel: () => void;
};

/** The texts of a new project. */
export function ProjectWordsForm({ params, draftId, usualCategory, focused, onSaved, onCancel }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(ref, draftId);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = wordsOf(new FormData(event.currentTarget));
    setErrors({});
    setFailure('');
    try {
      const saved = await saveProject({ params, body });
      draft.clear();
      onSaved(saved);
    } catch (error) {
      if (isApiError(error)) setErrors(error.fieldErrors);
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return (
    <form
      ref={ref}
      onSubmit={(event) => void submit(event)}
      onInput={draft.save}
      className="grid gap-4 sm:grid-cols-2"
    >
      <ProjectFields errors={errors} usualCategory={usualCategory} focused={focused} />
      {failure && (
        <p role="alert" className="font-semibold text-sindoor sm:col-span-2">
          {failure}
        </p>
      )}
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit">{t('Begin the project')}</Button>
        <Button
          look="quiet"
          onClick={() => {
            draft.clear();
            onCancel();
          }}
        >
          {t('Cancel')}
        </Button>
      </p>
    </form>
  );
}
