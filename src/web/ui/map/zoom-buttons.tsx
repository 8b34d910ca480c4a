import { Minus, Plus } from 'lucide-react';
import { t } from '#words/t.ts';

const control = 'tap grid place-items-center bg-paper text-ink hover:text-teal';

/** Zoom in and out, over the corner of a map. */
export const ZoomButtons = ({ onZoom }: { onZoom: (steps: number) => void }) => (
  <div className="absolute right-3 top-3 z-10 grid divide-y divide-line overflow-hidden rounded-md border border-line shadow-card">
    <button type="button" aria-label={t('Zoom in')} className={control} onClick={() => onZoom(1)}>
      <Plus aria-hidden size={20} />
    </button>
    <button type="button" aria-label={t('Zoom out')} className={control} onClick={() => onZoom(-1)}>
      <Minus aria-hidden size={20} />
    </button>
  </div>
);
