import { useState } from 'react';
import { t } from '#words/t.ts';
import { later } from '#kit/page/later.tsx';
import { lazyPart } from '#kit/page/lazy-part.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useMadeInBrowser } from '#ui/use-hydrated.ts';
import type { BriefProps } from './brief-fields.tsx';

/** In the server's HTML they are the browser's own fields until the first touch, and are written into the text when the form is sent. */
const FromServer = later<BriefProps>(
  () => import('./brief-fields.tsx').then((module) => module.BriefFields),
  () => null,
);
const Drawn = lazyPart<BriefProps>(() => import('./brief-fields.tsx').then((module) => module.BriefFields));

/** The small fields of a form, folded away: their code comes with the first touch, or once they are unfolded in a form that the browser has drawn. */
export function BriefSlot(props: BriefProps) {
  const made = useMadeInBrowser();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('For a better quote: a few details (optional)')}
      onToggle={made ? () => setOpen(true) : undefined}
    >
      {made ? open && <Drawn {...props} /> : <FromServer {...props} />}
    </Disclosure>
  );
}
