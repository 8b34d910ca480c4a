import { useRef, useState, type FormEvent } from 'react';
import { t } from '#words/t.ts';
import { isApiError } from '#contract/api-error.ts';
import type { CallInput } from '#contract/kit.ts';
import type { projectEndpoints, VendorProject } from '#contract/projects.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { projectLimits } from '#facts/limits.ts';
import { useDraft } from '#kit/drafts/use-draft.ts';
import { PlaceNames, placeNamesId } from '#kit/search/place-names.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { saveProject } from './own-projects.ts';
import { takeFocus } from './take-focus.ts';

type Words = CallInput<typeof projectEndpoints.vendorProjectSave>['body'];
type Props = {
  params: { vendorId: string; projectId: string };
  /** Name under which the device stores the draft. */
  draftId: string;
  project?: VendorProject;
  /** The vendor's own category, for a new project. */
  usualCategory?: string | null;
  /** Its first field takes the focus. */
  focused?: boolean;
  onSaved: (project: VendorProject) => void;
  /** Present where the form can be cancelled: the draft is deleted. */
  onCancel?: () => void;
};

/** The texts of a project. */
export function ProjectWordsForm({
  params,
  draftId,
  project,
  usualCategory,
  focused,
  onSaved,
  onCancel,
}: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(ref, draftId);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' && value.trim() ? value.trim() : null;
    };
    setErrors({});
    setFailure('');
    try {
      const body = {
        title: said('title') ?? '',
        area: said('area'),
        month: said('month'),
        category: said('category') as Words['category'],
        words: said('words'),
      };
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
      <Field
        label={t('Name of the project')}
        hint={fieldHints.projectTitle}
        name="title"
        ref={focused ? takeFocus : undefined}
        required
        maxLength={projectLimits.title}
        defaultValue={project?.title}
        error={errors['title']}
        className="sm:col-span-2"
      />
      <Field
        as="select"
        label={t('Category')}
        hint={fieldHints.projectCategory}
        name="category"
        defaultValue={(project ? project.category : usualCategory) ?? ''}
        error={errors['category']}
      >
        <option value="">{t('Please choose')}</option>
        {Object.entries(vendorCategories).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        label={t('Area')}
        hint={fieldHints.projectArea}
        name="area"
        list={placeNamesId}
        maxLength={projectLimits.area}
        defaultValue={project?.area ?? ''}
        error={errors['area']}
      />
      <Field
        label={t('Month')}
        hint={fieldHints.projectMonth}
        name="month"
        type="month"
        placeholder="2026-02"
        defaultValue={project?.month ?? ''}
        error={errors['month']}
      />
      <Field
        as="textarea"
        label={t('What you did')}
        hint={fieldHints.projectWords}
        name="words"
        rows={4}
        maxLength={projectLimits.words}
        defaultValue={project?.words ?? ''}
        error={errors['words']}
        className="sm:col-span-2"
      />
      <PlaceNames />
      {failure && (
        <p role="alert" className="font-semibold text-sindoor sm:col-span-2">
          {failure}
        </p>
      )}
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit">{project ? t('Save') : t('Begin the project')}</Button>
        {onCancel && (
          <Button
            look="quiet"
            onClick={() => {
              draft.clear();
              onCancel();
            }}
          >
            {t('Cancel')}
          </Button>
        )}
      </p>
    </form>
  );
}
