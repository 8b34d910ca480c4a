import type { ComponentType } from 'react';
import { MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { whatForId } from './what-for-id.ts';

const place = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold';
const item = `${place} hover:text-teal`;

/** A place on this page is an anchor of the browser's own: it keeps the query, and works before the scripts. Without one the visitor is asked which form. */
function Enquire({ at }: { at: string | undefined }) {
  const className = `${place} bg-marigold text-on-marigold`;
  const words = (
    <>
      <MessageSquareText aria-hidden size={20} />
      {t('Enquire')}
    </>
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
  /** Without one the bar offers the form alone. */
  phone: string | null;
  /** The first words of the message. No personal data: they pass through another company's address. */
  greeting: string;
  /** Where the form is on this page, such as `#form`; absent where it has none. */
  enquireAt: string | undefined;
  /** A further way that the page offers, drawn like the others. */
  Item?: BarItem;
};

/** What a page may add to the bar, as `handle.BarItem`. */
export type BarItem = ComponentType<{ className: string }>;

/** On a phone: call, WhatsApp and enquire, within reach of the thumb. A page says in `handle.contactBar` that it brings its own or wants none. */
export function ThumbBar({ label, phone, greeting, enquireAt, Item }: Props) {
  return (
    <nav
      aria-label={label}
      className="no-print thumb-bar fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden landscape:max-md:static"
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
