import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { loginPage } from '#content/vendor-account.ts';
import { messages } from '#facts/messages.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { useInBrowser } from '#ui/use-hydrated.ts';

const isKnown = () => 'PublicKeyCredential' in window;

/** Signs in with a passkey, where the browser supports them. */
export function PasskeyButton({ onDone }: { onDone: (vendorId: string) => void }) {
  // Part of the server's HTML, so that nothing below it moves when the scripts load.
  const known = useInBrowser(isKnown, true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (!known) return null;
  const press = () => {
    setBusy(true);
    setFailure('');
    importTwice(() => import('./passkey-login.ts'))
      .then((module) => module.loginWithPasskey())
      .then(onDone, (error: unknown) => setFailure(error instanceof Error ? error.message : ''))
      .finally(() => setBusy(false));
  };
  return (
    <div className="mt-5 grid gap-3 noscript:hidden border-t border-line pt-5">
      <Button
        look="secondary"
        disabled={busy}
        onClick={press}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        <KeyRound aria-hidden size={20} /> {busy ? messages.submitting : loginPage.withPasskey}
      </Button>
      <Alert>{failure}</Alert>
    </div>
  );
}
