import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepTypedEarly } from '#kit/forms/typed-early.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, keepTypedEarly());
});
