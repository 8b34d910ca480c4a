import { t } from '#words/t.ts';
import { loadPageAgain, partFailed } from '#facts/loading-words.ts';
import { twinPath } from './twin-path.ts';
import { TextAnchor, textLinkClass } from './text-link.tsx';

type Props = {
  /** A page with the same content without this code; the page's own address by default. */
  to?: string;
  label?: string;
  /** For a part that would have opened over the page: removes the message. */
  onClose?: () => void;
};

const over = 'fixed inset-x-0 bottom-14 z-30 border-t border-line bg-paper shadow-raised md:bottom-0';

/** Replaces a part whose code failed to load. A plain link: it needs no code that might be missing too. */
export function PartFailed({ to = '', label = loadPageAgain, onClose }: Props) {
  return (
    <div role="status" className={onClose ? over : ''}>
      <p className="wrap flex flex-wrap items-center gap-x-6 py-3">
        {partFailed}
        <TextAnchor href={to && twinPath(to)} look="standing">
          {label}
        </TextAnchor>
        {onClose && (
          <button type="button" onClick={onClose} className={textLinkClass('standing')}>
            {t('Close')}
          </button>
        )}
      </p>
    </div>
  );
}
