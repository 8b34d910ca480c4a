import type { KeyboardEvent } from 'react';

/** Handles the keys of an editor: Ctrl+Enter (⌘ on a Mac) sends the form, Escape closes it. */
export function onEditorKey(
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  onLeave: () => void,
): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  else if (event.key === 'Escape') onLeave();
  else return;
  event.preventDefault();
}
