import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardReloads } from '#kit/page/reload-guard.ts';
import { tellScriptError, watchScripts } from '#kit/page/script-errors.ts';
import { keepTypedEarly } from '#kit/forms/typed-early.ts';

guardReloads();
watchScripts();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    ...keepTypedEarly(),
    // A part that fails is replaced by another, and is told all the same.
    onCaughtError(error) {
      console.error(error);
      tellScriptError(error);
    },
  });
});
