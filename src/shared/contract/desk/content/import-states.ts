/** @file The states of an import of content, and of its entries. */
export const importStates = [
  'reading',
  'ready',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
  'refused',
] as const;
export type ImportState = (typeof importStates)[number];
/** States in which a job works on it. */
export const workingStates: readonly ImportState[] = ['reading', 'running', 'undoing'];
/** States in which a job changes what is here by it. */
export const changingStates: readonly ImportState[] = ['running', 'undoing'];
/** Planned or completed actions of an import on one entry of its file; `fetch` is a picture on another site. */
export const importActions = ['new', 'change', 'same', 'skip', 'fetch'] as const;
/** `kept`: the import was taken back, and this one stayed, as its last note says. */
export const importFates = ['waiting', 'done', 'failed', 'undone', 'kept'] as const;
