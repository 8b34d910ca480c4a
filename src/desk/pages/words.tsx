import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ReasonsForm } from '../ui/words/reasons-form.tsx';
import { Templates } from '../ui/words/templates.tsx';

/** The desk's stored texts. */
export const Component = () => (
  <DeskPage title="Words" lead="What answers begin with, and why enquiries are closed.">
    <div className="grid max-w-3xl gap-10">
      <Templates />
      <ReasonsForm />
    </div>
  </DeskPage>
);
