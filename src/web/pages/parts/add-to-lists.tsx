import { ownLinksSignal } from '#kit/device/stored-signal.ts';
import { later } from '#kit/page/later.tsx';

type Props = { vendor: { _id: string; companyName: string } };

const AddToLists = later<Props>(() =>
  import('#features/shared-list/add-to-lists.tsx').then((module) => module.AddToLists),
);

/** Adds a vendor to shared lists. Its code is fetched only on a device that keeps private links. */
export const AddToOwnLists = (props: Props) => ownLinksSignal.useIsStored() && <AddToLists {...props} />;
