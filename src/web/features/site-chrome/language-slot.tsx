import { lazyPart } from '#kit/lazy-part.tsx';
import { languageSignal } from '#kit/stored-signal.ts';

const LanguageArrival = lazyPart(() =>
  import('./language-arrival.tsx').then((module) => module.LanguageArrival),
);

/** The place of what follows from a chosen language: its code comes only to who has chosen one. */
export function LanguageSlot() {
  return languageSignal.useIsStored() && <LanguageArrival />;
}
