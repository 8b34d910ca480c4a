import type { ComponentType } from 'react';
import { MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { whatForId } from './what-for-id.ts';

const place = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold';
const item = `${place} hover:text-teal`;

/**
 * Enquire button. To a form of this page it is an anchor, which keeps the query and works before the scripts. Without a form it opens a
 * choice of them.
 */
function Enquire({ at }: { at: string | undefined }) {
  const className = `${place} bar-end bg-marigold text-on-marigold`;
  const words = (
    <>
      <MessageSquareText aria-hidden size={20} />
      {t('Enquire')}
    </>
  );
  if (at?.startsWith('#') === false)
    return (
      <PageLink to={at} className={className}>
        {words}
      </PageLink>
    );
  return at ? (
    <a href={at} className={className}>
      {words}
    </a>
  ) : (
    <button type="button" popoverTarget={whatForId} className={className}>
      {words}
    </button>
  );
}

type Props = {
  label: string;
  /** Without a number the bar has the form alone. */
  phone: string | null;
  /** The beginning of the message. No personal data: they pass through another company's address. */
  greeting: string;
  /** Anchor of the form on this page, such as `#form`, or another address; absent where there is none. */
  enquireAt: string | undefined;
  /** A further item of the page, in the same style. */
  Item?: BarItem;
};

/** A page's addition to the bar, as `handle.BarItem`. */
export type BarItem = ComponentType<{ className: string }>;

/** On a phone: call, WhatsApp and enquire, within reach of the thumb. A page states in `handle.contactBar` that it has its own or none. */
export function ThumbBar({ label, phone, greeting, enquireAt, Item }: Props) {
  return (
    // Not seen before the browser has read its last item, which the others make room for.
    <nav
      aria-label={label}
      className="no-print thumb-bar fixed inset-x-0 bottom-0 z-30 flex not-has-[.bar-end]:invisible border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden landscape:max-md:static"
    >
      {phone && (
        <a href={telHref(phone)} className={item}>
          <Phone aria-hidden size={20} />
          {t('Call')}
        </a>
      )}
      {phone && isMobile(phone) && (
        <a href={whatsAppHref(phone, greeting)} className={item} rel="noopener noreferrer" target="_blank">
          <BrandIcon brand="whatsapp" width="20" height="20" />
          {t('WhatsApp')}
        </a>
      )}
      {Item && <Item className={item} />}
      <Enquire at={enquireAt} />
    </nav>
  );
}
