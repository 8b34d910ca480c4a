import { Phone } from '../phone.tsx';

/** What to say to an introduced vendor whom no mail reaches, and its number. */
export const CallWords = ({ phone, reference }: { phone: string | null; reference: string }) => (
  <>
    Phone <Phone number={phone ?? 'them'} />: “A family asks for you, request {reference}. Will you take it,
    and at which e-mail address?”
  </>
);
