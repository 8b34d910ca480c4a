import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { fillPath } from '#contract/kit.ts';
import type { ContentStepName } from '#domain/desk/content-steps.ts';
import { api } from '../api.ts';
import { useAction } from '../action.ts';
import { useEditor } from './use-item-editor.ts';

type More = { publishAt?: string; number?: number; sides?: { id: string; version: number }[] };
const unsaved = 'Not everything is saved yet. Please look at what is marked, or try again in a moment.';
const changed = 'Somebody changed this meanwhile. Please look at it, and press again.';
const missing = 'Something is missing before this can be published. It is marked below.';

/** Returns the steps of the open item. Typed text is saved first, so that a step includes it. */
export function useSteps() {
  const editor = useEditor();
  const navigate = useNavigate();
  const action = useAction();
  const [said, setSaid] = useState<string | null>(null);

  async function take(step: ContentStepName, more: More): Promise<string | null> {
    await editor.flush();
    if (!editor.isSaved()) return unsaved;
    const { version } = editor.snapshot().item;
    try {
      const { item } = await api.staffContentStep({
        params: editor.params,
        body: { version, step, ...more },
      });
      if (item) editor.takeIn(item);
      else await navigate(fillPath(deskPaths.contentList, { type: editor.params.type }));
      return null;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === 'conflict') {
        await editor.refresh();
        return editor.snapshot().item.version === version ? error.message : changed;
      }
      const names = Object.keys(error.fieldErrors);
      if (names.length === 0 || names.some((name) => ['publishAt', 'sides'].includes(name))) throw error;
      await editor.refresh();
      editor.markMissing();
      return missing;
    }
  }
  const run = async (step: ContentStepName, more: More = {}): Promise<boolean> => {
    setSaid(null);
    let words: string | null = null;
    const done = await action.run(async () => {
      words = await take(step, more);
    });
    setSaid(words);
    return done && words === null;
  };
  const failure = said ?? Object.values(action.fieldErrors)[0] ?? action.failure;
  return { run, busy: action.busy, failure };
}
