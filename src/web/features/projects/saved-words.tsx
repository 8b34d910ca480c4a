import { t } from '#words/t.ts';
import type { VendorProject } from '#contract/projects.ts';
import { mergeValues } from '#kit/forms/saved/merge-values.ts';
import { outcomeOf } from '#kit/forms/saved/outcome-of.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import type { Saved } from '#kit/forms/saved/saved.ts';
import { FormProblem } from '#ui/form-problem.tsx';
import { readProject, saveProject } from './own-projects.ts';
import { ProjectFields } from './project-fields.tsx';
import { wordsOf, type ProjectWords } from './project-words.ts';

type Props = {
  params: { vendorId: string; projectId: string };
  draftId: string;
  project: VendorProject;
  onSaved: (project: VendorProject) => void;
};

const storedWords = ({ title, area, month, category, words }: VendorProject): ProjectWords => ({
  title,
  area,
  month,
  category: category as ProjectWords['category'],
  words,
});

/** The texts of a project that exists, each saved as it is left. */
export function SavedWords({ params, draftId, project, onSaved }: Props) {
  const save = async (mine: ProjectWords, before: ProjectWords, force: boolean): Promise<Saved> => {
    try {
      // As it is now: somebody else of the team may have changed another text.
      const now = await readProject(params);
      const merged = mergeValues(before, mine, storedWords(now));
      if (merged === null && !force) {
        onSaved(now);
        return { is: 'changed' };
      }
      onSaved(await saveProject({ params, body: { ...mine, ...merged?.value } }));
      return { is: 'saved' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return (
    <SavedForm
      label={t('What the project was')}
      draftId={draftId}
      className="grid gap-4 sm:grid-cols-2"
      read={wordsOf}
      save={save}
      fields={(errors) => (
        <>
          <ProjectFields project={project} errors={errors} />
          <FormProblem>{errors['']}</FormProblem>
        </>
      )}
    />
  );
}
