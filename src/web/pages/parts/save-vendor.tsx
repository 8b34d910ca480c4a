import { SaveButton } from '#features/shortlist/save-button.tsx';
import type { ListedVendor } from '#features/directory/found-page.ts';

/** The foot of each card of the directory. */
export const saveButton = (vendor: ListedVendor) => <SaveButton vendor={vendor} />;
