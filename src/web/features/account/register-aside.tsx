import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import { registerPage } from '#content/vendor-account.ts';
import { paths } from '#facts/paths.ts';
import { FoldsOnPhone } from '#ui/folds-on-phone.tsx';
import { NumberedList } from '#ui/numbered-list.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextLink } from '#ui/text-link.tsx';

const { benefits, needs, next } = registerPage;

/** Beside the registration: the benefits, the documents needed, the next steps. */
export function RegisterAside() {
  return (
    <aside className="grid content-start gap-2 md:gap-8">
      <Picture
        name="home/need-business"
        alt={t('A small corner shop on its opening day, its owner at the door')}
        sizes="(min-width: 64rem) 30rem, 92vw"
        className="hidden aspect-3/2 rounded-xl lg:block"
      />
      <FoldsOnPhone
        heading={registerPage.benefitsHeading}
        className="text-2xl"
        summary="justify-between border-b border-line"
      >
        <ul className="mt-3 grid gap-3">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-leaf" /> {benefit}
            </li>
          ))}
        </ul>
      </FoldsOnPhone>
      <FoldsOnPhone
        heading={registerPage.needHeading}
        className="text-2xl"
        summary="justify-between border-b border-line"
      >
        <ul className="mt-3 list-disc pl-5 marker:text-teal">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </FoldsOnPhone>
      <FoldsOnPhone
        heading={registerPage.nextHeading}
        className="text-2xl"
        summary="justify-between border-b border-line"
      >
        <NumberedList items={next} className="mt-3 gap-3" />
      </FoldsOnPhone>
      <p>
        {registerPage.helpBefore}{' '}
        <TextLink to={paths.contact} look="strong">
          {registerPage.help}
        </TextLink>
      </p>
    </aside>
  );
}
