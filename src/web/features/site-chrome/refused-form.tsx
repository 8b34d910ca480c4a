import { Phone } from 'lucide-react';
import { refusedForm as words } from '#content/refused-form.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { useSite } from '#kit/page/site.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** Replaces the answer to a form that another site may have sent: the reason, and how to send it anyway. `back` is its page here. */
export function RefusedForm({ back }: { back: string }) {
  const { company } = useSite();
  return (
    <StatePage
      heading={words.title}
      lead={words.lead}
      scene="error"
      actions={
        <>
          <ButtonAnchor href={back}>{words.again}</ButtonAnchor>
          <ButtonAnchor href={telHref(company.phone)} look="secondary">
            <Phone aria-hidden size={18} /> {showPhone(company.phone)}
          </ButtonAnchor>
        </>
      }
    >
      <h2 className="mt-10 text-xl">{words.stepsTitle}</h2>
      <ol className="mt-2 grid max-w-prose list-decimal gap-1 pl-6">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </StatePage>
  );
}
