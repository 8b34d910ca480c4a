import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { GstRates } from '../ui/words/gst-rates.tsx';
import { ReasonsForm } from '../ui/words/reasons-form.tsx';
import { Templates } from '../ui/words/templates.tsx';

/** The desk's stored texts, and the rates beside them. */
export const Component = () => (
  <DeskPage title="Words" lead="What answers begin with, why enquiries are closed, and the GST of quotes.">
    <div className="grid max-w-3xl gap-10">
      <Templates />
      <ReasonsForm />
      <GstRates />
    </div>
  </DeskPage>
);
