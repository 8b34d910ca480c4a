import { redirectDocument } from 'react-router';
import { importTwice } from './import-twice.ts';

/**
 * Imports code that a page needs, in its `clientLoader`. When that fails, as after a new release, the browser loads the page as a document;
 * drafts retain the input. On a page that nobody has used yet it throws the error instead, so that two pages that redirect to each other
 * cannot loop.
 */
export async function importForPage<Found>(load: () => Promise<Found>, request: Request): Promise<Found> {
  try {
    return await importTwice(load);
  } catch (error) {
    if (navigator.userActivation?.hasBeenActive === false) throw error;
    // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to lead elsewhere from within.
    throw redirectDocument(request.url);
  }
}
