import { redirectDocument } from 'react-router';
import { importTwice } from './import-twice.ts';

/**
 * Imports what a page cannot be shown without, in its `clientLoader`. When that cannot be fetched, as after a new release, the browser
 * loads the page as a document; drafts keep what was typed. On a page that nobody has used yet it throws the error instead, so that
 * two pages that redirect to each other cannot loop.
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
