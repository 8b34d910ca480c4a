import { MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { useSite } from '#kit/page/site.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';

/** Hand-over from the panel to a person: call, WhatsApp, or a message that becomes an enquiry. */
export function HandOver({ onFollow }: { onFollow?: () => void }) {
  const { phone } = useSite().company;
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-3 font-semibold">{t('Or ask a person')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={telHref(phone)} look="secondary">
          <Phone aria-hidden size={18} /> {t('Call')}
        </ButtonAnchor>
        {isMobile(phone) && (
          <ButtonAnchor
            href={whatsAppHref(phone, t('Namaste, I have a question.'))}
            target="_blank"
            rel="noopener noreferrer"
            look="secondary"
          >
            <BrandIcon brand="whatsapp" width="18" height="18" /> {t('WhatsApp')}
          </ButtonAnchor>
        )}
        <ButtonLink to={paths.contact} onClick={onFollow} look="secondary">
          <MessageSquareText aria-hidden size={18} /> {t('Leave a message')}
        </ButtonLink>
      </div>
    </div>
  );
}
