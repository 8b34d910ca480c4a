import { lazyPart } from '#kit/page/lazy-part.tsx';
import { languageSignal } from '#kit/device/stored-signal.ts';

const LanguageArrival = lazyPart(() =>
  import('./language-arrival.tsx').then((module) => module.LanguageArrival),
);

/** The place of what follows from a chosen language: its code comes only to who has chosen one. */
export function LanguageSlot() {
  return languageSignal.useIsStored() && <LanguageArrival />;
}
