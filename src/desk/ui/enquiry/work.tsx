import type { Holder } from '#contract/desk/event-stream.ts';
import { isMobile } from '#domain/formats/phone.ts';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import type { StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import { languageName } from '#words/language-name.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { vendorRecipients, type RecipientChoice } from '../../kit/enquiry-recipient.ts';
import { stepsOf } from '../../kit/enquiry-steps.ts';
import { both, reads, useRead } from '../../kit/query.ts';
import { useEnquiryActs } from '../../kit/use-enquiry-acts.ts';
import { useHeldKeys } from '../../kit/use-held-keys.ts';
import { wordsFor } from '../../kit/words-for.ts';
import { IntroductionSection } from '../links/introduction-section.tsx';
import { ActBar } from './act-bar.tsx';
import { AnswerEditor } from './answer-editor.tsx';
import { Box } from './box.tsx';
import { ClosePanel } from './close-panel.tsx';
import { Composer } from './composer.tsx';
import { EnquiryColumns } from './enquiry-columns.tsx';
import { FactKeys } from './fact-keys.tsx';
import { FactsForm } from './facts-form.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { MessageForm } from './message-form.tsx';
import { NoteForm } from './note-form.tsx';
import { Unanswered } from './unanswered.tsx';
import { WhatsAppEditor } from './whatsapp-editor.tsx';

type StepProps = { enquiry: StaffEnquiryDetail; busy: boolean; onStep: (step: StaffChange) => void };

/** Buttons for the next steps, by the table of the enquiry's life; closing has its own. */
const StepButtons = ({ enquiry, busy, onStep }: StepProps) => (
  <div className="flex flex-wrap gap-2 empty:hidden">
    {stepsOf(enquiry)
      .filter(([step]) => step !== 'closed')
      .map(([step, { label }]) => (
        <Button
          key={step}
          look="secondary"
          className="px-3! py-1! text-sm"
          disabled={busy}
          onClick={() => onStep(step)}
        >
          {label}
        </Button>
      ))}
  </div>
);

type Props = {
  enquiry: StaffEnquiryDetail;
  /** The timeline is read. */
  isWhole: boolean;
  again: () => Promise<void>;
  /** Announces to the others whether somebody writes here. */
  tellWriting: (writing: boolean, how?: { take: boolean }) => void;
  /** The colleague who writes here. */
  heldBy: Holder | null;
};

/** Reads the choices of the editor and of the reasons in advance: a key must find them loaded. */
function useWords(enquiry: StaffEnquiryDetail) {
  const { value, failure } = both(useRead(reads.staffTemplateList()), useRead(reads.staffCloseReasonList()));
  // Holds keys that choose one of them until they are loaded.
  useHeldKeys(value === null && failure === null);
  const [all, reasons] = value ?? [[], []];
  return { ...wordsFor(all, enquiry), reasons };
}

/** Returns whom the composer can write to. */
function useRecipients(
  { reference, mergedInto, email, phone, locale }: StaffEnquiryDetail,
  mailable: boolean,
): RecipientChoice[] {
  const { value } = useRead(reads.staffIntroductionList({ params: { reference } }));
  return [
    ...(mailable
      ? [{ to: 'mail' as const, label: `The family, by mail to ${email}, in ${languageName(locale)}` }]
      : []),
    ...(mergedInto === null && phone && isMobile(phone)
      ? [{ to: 'whatsapp' as const, label: 'The family, in WhatsApp' }]
      : []),
    ...(mergedInto === null ? [{ to: 'page' as const, label: 'The family, on its private page' }] : []),
    ...vendorRecipients(value?.introductions ?? []),
    { to: 'note' as const, label: 'Colleagues only: a note' },
  ];
}

/** An enquiry for roles that may work on it. */
export function EnquiryWork({ enquiry, isWhole, again, tellWriting, heldBy }: Props) {
  const { reference, phone } = enquiry;
  const acts = useEnquiryActs(enquiry, again, (writing) => {
    // Opening an editor takes it from nobody.
    if (!writing || heldBy === null) tellWriting(writing);
  });
  const words = useWords(enquiry);
  const choices = useRecipients(enquiry, acts.answer !== undefined);
  const gone = enquiry.status === 'withdrawn';
  const { panel } = acts;
  const to = panel === null || panel === 'close' ? null : panel.to;
  const editor = { reference, again, onClose: acts.shut };
  return (
    <EnquiryColumns
      enquiry={enquiry}
      isWhole={isWhole}
      vendors={<IntroductionSection reference={reference} onChanged={() => void again()} />}
      acts={!gone && <ActBar enquiry={enquiry} onMail={acts.answer} onClose={acts.end} />}
      composer={
        <>
          {panel !== 'close' && <Alert>{acts.failure}</Alert>}
          {!gone && <FactKeys enquiry={enquiry} again={again} />}
          <Meanwhile enquiry={enquiry} writes={to === 'mail'} onDrop={acts.shut} />
          {acts.unanswered !== null && (
            <Unanswered onClose={acts.keepOpen} onConfirm={() => acts.close(acts.unanswered!)} />
          )}
          {panel === 'close' && (
            <ClosePanel
              reasons={words.reasons}
              busy={acts.busy}
              failure={acts.failure}
              onClose={acts.shut}
              onReason={acts.choose}
            />
          )}
          {!gone && panel !== 'close' && (
            <Composer
              to={to}
              choices={choices}
              onWrite={acts.write}
              onClose={acts.shut}
              heldBy={heldBy}
              tellWriting={tellWriting}
            >
              {to === 'mail' ? (
                <AnswerEditor
                  enquiry={enquiry}
                  templates={words.templates}
                  snippets={words.snippets}
                  sending={acts.sending}
                  onClose={acts.shut}
                />
              ) : to === 'whatsapp' && phone ? (
                <WhatsAppEditor
                  enquiry={{ ...enquiry, phone }}
                  templates={words.templates}
                  snippets={words.snippets}
                  again={again}
                  onClose={acts.shut}
                />
              ) : to === 'note' ? (
                <NoteForm {...editor} />
              ) : (
                to && <MessageForm key={to} to={to} {...editor} />
              )}
            </Composer>
          )}
        </>
      }
      state={
        !gone && (
          <Box title="Where it stands">
            <div className="grid gap-3">
              <StepButtons enquiry={enquiry} busy={acts.busy} onStep={acts.step} />
              <FactsForm enquiry={enquiry} again={again} />
            </div>
          </Box>
        )
      }
    />
  );
}
