import { type ReactNode } from 'react';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { Notice } from '#ui/notice.tsx';
import { useEnquiryActs } from '../../kit/use-enquiry-acts.ts';
import { useHeldKeys } from '../../kit/use-held-keys.ts';
import { both, reads, useRead } from '../../kit/query.ts';
import { ActBar } from './act-bar.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { Box } from './box.tsx';
import { ClosePanel } from './close-panel.tsx';
import { EnquiryColumns } from './enquiry-columns.tsx';
import { Unanswered } from './unanswered.tsx';
import { FactsForm } from './facts-form.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { NoteForm } from './note-form.tsx';
import { StepButtons } from './step-buttons.tsx';

type Props = {
  enquiry: StaffEnquiryDetail;
  again: () => Promise<void>;
  related: ReactNode;
  /** Announces to the others whether somebody writes here. */
  tellWriting: (writing: boolean) => void;
};

/** Reads the choices of the editor and of the reasons in advance: a key must find them loaded. */
function useWords() {
  const { value, failure } = both(useRead(reads.staffTemplateList()), useRead(reads.staffCloseReasonList()));
  // Holds keys that choose one of them until they are loaded.
  useHeldKeys(value === null && failure === null);
  const [templates, reasons] = value ?? [[], []];
  return { templates, reasons };
}

/** An enquiry for roles that may work on it. */
export function EnquiryWork({ enquiry, again, related, tellWriting }: Props) {
  const acts = useEnquiryActs(enquiry, again, tellWriting);
  const words = useWords();
  const gone = enquiry.status === 'withdrawn';
  return (
    <EnquiryColumns
      enquiry={enquiry}
      related={related}
      panel={
        <>
          {acts.failure && acts.panel !== 'close' && (
            <Notice tone="warning" role="alert">
              {acts.failure}
            </Notice>
          )}
          <Meanwhile enquiry={enquiry} writes={acts.panel === 'answer'} onDrop={acts.shut} />
          {acts.unanswered !== null && (
            <Unanswered onClose={acts.keepOpen} onConfirm={() => void acts.close(acts.unanswered!)} />
          )}
          {acts.panel === 'answer' && (
            <AnswerEditor
              enquiry={enquiry}
              templates={words.templates}
              sending={acts.sending}
              onClose={acts.shut}
            />
          )}
          {acts.panel === 'close' && (
            <ClosePanel
              reasons={words.reasons}
              busy={acts.busy}
              failure={acts.failure}
              onClose={acts.shut}
              onReason={acts.choose}
            />
          )}
        </>
      }
      note={!gone && <NoteForm reference={enquiry.reference} again={again} box={acts.note} />}
      acts={!gone && <ActBar enquiry={enquiry} onMail={acts.answer} onClose={acts.end} />}
      state={
        !gone && (
          <Box title="Where it stands">
            <div className="grid gap-4">
              <StepButtons enquiry={enquiry} busy={acts.busy} onStep={acts.step} />
              <FactsForm enquiry={enquiry} again={again} />
            </div>
          </Box>
        )
      }
    />
  );
}
