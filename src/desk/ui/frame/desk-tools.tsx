import { lazy, Suspense, useState } from 'react';
import { Keyboard, Search } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useKeys } from '#desk/kit/use-keys.ts';
import { KeysDialog } from './keys-dialog.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

type Props = { places: readonly { to: string; label: string }[] };

/** Tools of every page: the palette and the list of keys, each by a button and by a key. */
export function DeskTools({ places }: Props) {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpened(null);
  const openPalette = () => setOpened('palette');
  useKeys([
    { key: 'Mod+k', label: 'Go to a page, a view or an enquiry', run: openPalette },
    { key: '.', label: 'The same', run: openPalette },
    { key: '?', label: 'These shortcuts', run: () => setOpened('keys') },
  ]);
  return (
    <>
      <Button look="quiet" onClick={openPalette} className="px-2!">
        <Search aria-hidden size={18} />
        <span className="max-lg:sr-only">Go to</span>
      </Button>
      <Button look="quiet" onClick={() => setOpened('keys')} className="px-2! max-md:hidden!">
        <Keyboard aria-hidden size={18} />
        <span className="max-lg:sr-only">Shortcuts</span>
      </Button>
      {opened === 'palette' && (
        <Suspense>
          <Palette places={places} onClose={close} />
        </Suspense>
      )}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}
