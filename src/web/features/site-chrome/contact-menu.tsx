import { ChevronDown, MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';

const id = 'contact-menu';
const item =
  'tap flex w-full items-center gap-3 rounded-md px-3 font-semibold hover:bg-teal-wash hover:text-teal';

/** "Contact Us": a call, or the form. */
export function ContactMenu({ phone }: { phone: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        // Longer words wrap before the brand gives way.
        className={buttonClass('secondary', 'shrink-99 gap-1.5! px-2.5! py-1! leading-tight sm:px-4!')}
      >
        {t('Contact Us')}
        <ChevronDown aria-hidden size={18} className="shrink-0 max-[22rem]:hidden" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto right-[max(1rem,calc((100vw-76rem)/2+2.5rem))] top-17 m-0 w-64 rounded-lg border border-line bg-paper p-2 text-ink shadow-raised"
      >
        <a href={telHref(phone)} className={item}>
          <Phone aria-hidden size={20} />
          {showPhone(phone)}
        </a>
        <PageLink to={paths.contact} className={item}>
          <MessageSquareText aria-hidden size={20} />
          {t('Reach Out')}
        </PageLink>
      </div>
    </>
  );
}
