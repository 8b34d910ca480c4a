import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardReloads } from '#kit/page/reload-guard.ts';
import { keepTypedEarly } from '#kit/forms/typed-early.ts';

guardReloads();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, keepTypedEarly());
});
