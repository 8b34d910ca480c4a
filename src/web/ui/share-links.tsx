import { useState } from 'react';
import { Link2 } from 'lucide-react';
import { t } from '#words/t.ts';
import { BrandIcon } from './brand-icons.tsx';
import { buttonClass } from './button.tsx';

type Props = { title: string; url: string };

const look = buttonClass('secondary', 'px-4! py-2!');

/** Shares the page: by WhatsApp, or by its address. */
export function ShareLinks({ title, url }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="no-print flex flex-wrap gap-3">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        <BrandIcon brand="whatsapp" width="20" height="20" /> {t('Share on WhatsApp')}
      </a>
      <button type="button" onClick={copy} className={look}>
        <Link2 aria-hidden size={20} />{' '}
        <span aria-live="polite">{copied ? t('Link copied') : t('Copy link')}</span>
      </button>
    </div>
  );
}
