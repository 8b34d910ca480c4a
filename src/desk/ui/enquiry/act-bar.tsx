import { CircleCheck, Mail, MessageCircle, Phone } from 'lucide-react';
import { greetingOf } from '#domain/enquiries/default-words.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { KeyMark } from './key-mark.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  /** Absent when it is closed already. */
  onClose?: () => void;
  /** Absent when no mail can be sent. */
  onMail?: () => void;
};

const act = 'flex-1 px-2! text-sm max-lg:flex-col max-lg:gap-0.5! max-lg:py-1! lg:justify-start!';

/** Ways to contact the person, and closing: at the thumb on a phone, at the top of the right column on a wide screen. */
export function ActBar({ enquiry: { phone, reference, locale, placeholders }, onClose, onMail }: Props) {
  return (
    <div
      role="group"
      aria-label="Actions"
      className="flex gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(3.625rem+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:p-2 md:max-lg:bottom-0 md:max-lg:left-56 lg:grid lg:grid-cols-2 lg:*:last:col-span-2 print:hidden"
    >
      {phone && (
        <ButtonAnchor look="secondary" href={telHref(phone)} className={act}>
          <Phone aria-hidden size={18} /> Call
        </ButtonAnchor>
      )}
      {phone && isMobile(phone) && (
        <ButtonAnchor
          look="secondary"
          href={whatsAppHref(phone, greetingOf(placeholders[locale].brand ?? '', reference, locale))}
          target="_blank"
          rel="noreferrer"
          className={act}
        >
          <MessageCircle aria-hidden size={18} /> WhatsApp
        </ButtonAnchor>
      )}
      {onMail && (
        <Button onClick={onMail} className={`${act} lg:hidden!`}>
          <Mail aria-hidden size={18} /> Mail
        </Button>
      )}
      {onClose && (
        <Button look="secondary" onClick={onClose} className={act}>
          <CircleCheck aria-hidden size={18} /> Close <KeyMark>e</KeyMark>
        </Button>
      )}
    </div>
  );
}
