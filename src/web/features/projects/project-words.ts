import type { CallInput } from '#contract/kit.ts';
import type { projectEndpoints } from '#contract/projects.ts';
import { textIn } from '#domain/vendors/fact-form.ts';

export type ProjectWords = CallInput<typeof projectEndpoints.vendorProjectSave>['body'];

/** Returns the texts of a project from the fields of its form; empty ones are null. */
export function wordsOf(values: FormData): ProjectWords {
  const said = (name: string) => textIn(values, name) || null;
  return {
    title: textIn(values, 'title'),
    area: said('area'),
    month: said('month'),
    category: said('category') as ProjectWords['category'],
    words: said('words'),
  };
}
