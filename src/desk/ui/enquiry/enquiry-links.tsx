import { DuplicateSection } from '#desk/ui/links/duplicate-section.tsx';
import { IntroductionSection } from '#desk/ui/links/introduction-section.tsx';

type Props = {
  reference: string;
  /** The enquiry has changed, or somebody else has changed it: read it anew. */
  onChanged: () => void;
};

/** What an enquiry is tied to: vendors who are introduced, and enquiries that may be the same. */
export const EnquiryLinks = ({ reference, onChanged }: Props) => (
  <div className="grid grid-cols-1 gap-6">
    <IntroductionSection reference={reference} onChanged={onChanged} />
    <DuplicateSection reference={reference} onChanged={onChanged} />
  </div>
);
