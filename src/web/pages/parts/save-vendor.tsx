import { SaveButton } from '#features/shortlist/save-button.tsx';
import type { ListedVendor } from '#features/directory/found-page.ts';

/** What stands at the foot of each card of the directory. */
export const saveButton = (vendor: ListedVendor) => <SaveButton vendor={vendor} />;
