import { useState } from 'react';
import { sharedListWords as words } from '#content/shared-list.ts';
import { api } from '#kit/api/api.ts';
import { changeList } from '#kit/api/list-change.ts';
import { useOwnLinks, type OwnLink } from '#kit/device/own-links.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

type Vendor = { _id: string; companyName: string };

/** More would fill a phone; the other lists have their own directory. */
const listsShown = 3;

type Props = { vendor: Vendor; list: OwnLink };

function AddToOne({ vendor, list: { path, title } }: Props) {
  const [state, setState] = useState<'ready' | 'sending' | 'added'>('ready');
  const [failure, setFailure] = useState<string>();
  const add = async () => {
    setState('sending');
    const secret = path.slice(path.lastIndexOf('/') + 1);
    const changed = await changeList(api, secret, { change: `add:${vendor._id}` });
    setFailure(changed.failure);
    setState(changed.failure === undefined ? 'added' : 'ready');
  };
  return (
    <div aria-live="polite" className="no-print min-w-0 wrap-anywhere max-sm:col-span-full">
      {state === 'added' ? (
        <ButtonLink to={path} look="secondary" className="px-3! max-sm:w-full">
          {words.addedTo(title)}
        </ButtonLink>
      ) : (
        <Button
          look="secondary"
          className="px-3! max-sm:w-full"
          disabled={state === 'sending'}
          aria-label={`${words.addTo(title)}: ${vendor.companyName}`}
          onClick={() => void add()}
        >
          {words.addTo(title)}
        </Button>
      )}
      {failure && <p className="mt-1 text-sm text-sindoor">{failure}</p>}
    </div>
  );
}

/** On a vendor's page: a button for each shared list that this device knows, the last opened first. */
export function AddToLists({ vendor }: { vendor: Vendor }) {
  const lists = useOwnLinks().filter(({ kind }) => kind === 'list');
  return lists
    .slice(0, listsShown)
    .map((list) => <AddToOne key={`${vendor._id} ${list.path}`} vendor={vendor} list={list} />);
}
