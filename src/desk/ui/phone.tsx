import { showPhone } from '#domain/formats/phone.ts';
import { TextAnchor } from '#ui/text-link.tsx';

/** A phone number as a link. A masked one cannot be called. */
export const Phone = ({ number }: { number: string }) =>
  /^\d{10}$/.test(number) ? (
    <TextAnchor look="standing" href={`tel:+91${number}`}>
      {showPhone(number)}
    </TextAnchor>
  ) : (
    number
  );
