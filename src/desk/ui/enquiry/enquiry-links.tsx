import { DuplicateSection } from '#desk/ui/links/duplicate-section.tsx';
import { IntroductionSection } from '#desk/ui/links/introduction-section.tsx';

type Props = {
  reference: string;
  /** Called when the enquiry has changed, here or elsewhere, and must be read again. */
  onChanged: () => void;
};

/** An enquiry's relations: introduced vendors, and possible duplicates. */
export const EnquiryLinks = ({ reference, onChanged }: Props) => (
  <div className="grid grid-cols-1 gap-6">
    <IntroductionSection reference={reference} onChanged={onChanged} />
    <DuplicateSection reference={reference} onChanged={onChanged} />
  </div>
);
