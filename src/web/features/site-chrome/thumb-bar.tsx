import { MessageSquareText, Phone } from 'lucide-react';
import { paths } from '#facts/paths.ts';
import { isMobile, telHref, whatsAppHref } from '#contract/phone.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { PageLink } from '#ui/page-link.tsx';

const item =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold hover:text-teal';
/** No personal data: the text passes through another company's address. */
const greeting = 'Namaste, I would like to ask about your services.';

/** On a phone: call, WhatsApp and enquire, within reach of the thumb. */
export function ThumbBar({ phone }: { phone: string }) {
  return (
    <>
      <div aria-hidden className="no-print h-16 md:hidden" />
      <nav
        aria-label="Quick contact"
        className="no-print fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden landscape:max-md:static"
      >
        <a href={telHref(phone)} className={item}>
          <Phone aria-hidden size={20} />
          Call
        </a>
        {isMobile(phone) && (
          <a href={whatsAppHref(phone, greeting)} className={item} rel="noopener noreferrer" target="_blank">
            <BrandIcon brand="whatsapp" width="20" height="20" />
            WhatsApp
          </a>
        )}
        <PageLink
          to={paths.contact}
          className={`${item} bg-marigold text-on-marigold hover:text-on-marigold`}
        >
          <MessageSquareText aria-hidden size={20} />
          Enquire
        </PageLink>
      </nav>
    </>
  );
}
