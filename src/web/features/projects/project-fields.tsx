import { t } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import type { PathErrors } from '#domain/vendors/fact-form.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { projectLimits } from '#facts/limits.ts';
import { PlaceNames, placeNamesId } from '#kit/search/place-names.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from './take-focus.ts';

type Props = {
  project?: VendorProject | undefined;
  /** The vendor's own category, with which a new project begins. */
  usualCategory?: string | null | undefined;
  errors: PathErrors;
  /** The first field takes the focus. */
  focused?: boolean | undefined;
};

/** The fields of a project's texts. */
export const ProjectFields = ({ project, usualCategory, errors, focused }: Props) => (
  <>
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
  </>
);
