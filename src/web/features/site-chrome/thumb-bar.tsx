import type { ComponentType } from 'react';
import { MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { isMobile, telHref, whatsAppHref } from '#contract/phone.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { PageLink } from '#ui/page-link.tsx';

const item =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold hover:text-teal';

/** A place on this page is an anchor of the browser's own: it keeps the query, and works before the scripts. */
function Enquire({ to }: { to: string }) {
  const props = {
    className: `${item} bg-marigold text-on-marigold hover:text-on-marigold`,
    children: (
      <>
        <MessageSquareText aria-hidden size={20} />
        {t('Enquire')}
      </>
    ),
  };
  return to.startsWith('#') ? <a href={to} {...props} /> : <PageLink to={to} {...props} />;
}

type Props = {
  label: string;
  /** Without one the bar offers the form alone. */
  phone: string | null;
  /** The first words of the message. No personal data: they pass through another company's address. */
  greeting: string;
  /** Where the form is: a page, or a place on this one such as `#form`. */
  enquireAt: string;
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
      <Enquire to={enquireAt} />
    </nav>
  );
}
