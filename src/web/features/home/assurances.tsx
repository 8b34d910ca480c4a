import { Check, Hash, IndianRupee, UserRoundCheck } from 'lucide-react';
import { homeRest } from '#content/company/home-rest.ts';
import { Section } from '#ui/section.tsx';

const icons = [UserRoundCheck, Hash, Check, IndianRupee];

/** Four promises, each fulfilled by a feature of this site. */
export function Assurances() {
  return (
    <Section heading={homeRest.assurancesHeading}>
      <ul className="grid gap-x-4 gap-y-4 grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
        {homeRest.assurances.map(({ title, sentence }, index) => {
          const Icon = icons[index] ?? UserRoundCheck;
          return (
            <li key={title} className="border-t-2 border-marigold pt-2">
              <Icon aria-hidden className="text-teal" />
              <h3 className="mt-1 text-base sm:mt-3 sm:text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft max-sm:text-sm">{sentence}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
