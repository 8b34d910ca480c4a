import { Check, Hash, IndianRupee, UserRoundCheck } from 'lucide-react';
import { homeRest } from '#content/company/home-rest.ts';
import { Section } from '#ui/section.tsx';

const icons = [UserRoundCheck, Hash, Check, IndianRupee];

/** Four promises, each fulfilled by a feature of this site. */
export function Assurances() {
  return (
    <Section heading={homeRest.assurancesHeading}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {homeRest.assurances.map(({ title, sentence }, index) => {
          const Icon = icons[index] ?? UserRoundCheck;
          return (
            <li key={title} className="border-t-2 border-marigold pt-4">
              <Icon aria-hidden className="text-teal" />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft">{sentence}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
