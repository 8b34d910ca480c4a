import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { contactPage } from '#content/company/contact.ts';
import { useSite } from '#kit/page/site.ts';
import { FoldsOnPhone } from '#ui/folds-on-phone.tsx';
import { NumberedList } from '#ui/numbered-list.tsx';

const row = 'tap flex items-center gap-3';

/** The other ways to reach us, and the steps after the form. */
export function ContactWays() {
  const { company } = useSite();
  return (
    <>
      <div>
        <h2 className="text-2xl">{contactPage.waysHeading}</h2>
        <ul className="mt-1 md:mt-3">
          <li>
            <a href={telHref(company.phone)} className={`${row} font-semibold hover:text-teal`}>
              <Phone aria-hidden size={20} className="text-teal" /> {showPhone(company.phone)}
            </a>
          </li>
          <li>
            <a href={`mailto:${company.email}`} className={`${row} font-semibold hover:text-teal`}>
              <Mail aria-hidden size={20} className="text-teal" /> {company.email}
            </a>
          </li>
          <li className={row}>
            <Clock aria-hidden size={20} className="text-teal" /> {contactPage.hours}
          </li>
          <li className={`${row} items-start py-2`}>
            <MapPin aria-hidden size={20} className="mt-1 shrink-0 text-teal" /> {company.address.join(', ')}
          </li>
        </ul>
      </div>
      <FoldsOnPhone
        heading={contactPage.nextHeading}
        className="text-2xl"
        summary="justify-between border-y border-line"
      >
        <NumberedList items={contactPage.next} className="mt-3 gap-3" />
      </FoldsOnPhone>
    </>
  );
}
