import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import type { ServicePage } from '#content/types.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';

type Props = {
  page: ServicePage;
  /** The main action: an element, or the target and label of a link. */
  action: { to: string; label: string } | ReactElement;
  eyebrow?: string;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** The first screen of a service: its description, the main action, a phone number one tap away. */
export function ServiceHero({ page, action, eyebrow, children }: Props) {
  const { phone } = useSite().company;
  return (
    <section className="border-b border-line bg-paper">
      <div className="wrap grid items-center gap-4 py-5 md:gap-8 md:py-10 md:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div>
          <PageHeading eyebrow={eyebrow} lead={page.intro}>
            {page.title}
          </PageHeading>
          {children}
          <div className="mt-4 flex flex-wrap gap-3">
            {isValidElement(action) ? (
              action
            ) : (
              <ButtonAnchor href={action.to} className="grow sm:grow-0">
                {action.label}
              </ButtonAnchor>
            )}
            <ButtonAnchor href={telHref(phone)} look="secondary" className="grow sm:grow-0">
              <Phone aria-hidden size={18} /> {showPhone(phone)}
            </ButtonAnchor>
          </div>
        </div>
        <figure className="relative">
          <Picture
            name={page.picture}
            alt={page.pictureAlt}
            priority
            sizes="(min-width: 76rem) 34rem, (min-width: 48rem) 44vw, 92vw"
            className="aspect-[5/2] rounded-xl shadow-card md:aspect-3/2"
          />
          <figcaption className="text-right text-xs text-ink-soft max-md:absolute max-md:right-2 max-md:bottom-2 max-md:rounded-full max-md:bg-paper max-md:px-2 md:mt-1.5">
            {t('Illustration')}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
