import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { tellOfPlacesLater } from '#kit/waiting-parts.ts';

tellOfPlacesLater();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
