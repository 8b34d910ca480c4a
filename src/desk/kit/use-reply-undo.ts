import { useNavigate } from 'react-router';
import { storeDraft } from '#kit/drafts/drafts.ts';
import { queueOf } from './act-queue.ts';
import { answerDraft, answerHash } from './answer-draft.ts';
import { api } from './api.ts';
import { enquiryPath } from './enquiry-path.ts';
import { endUndo } from './pending-acts.ts';

type WaitingReply = { reference: string; id: string; subject: string; text: string };

/** Returns a function that takes back an answer which has not left, and opens the page where it can be rewritten. @throws ApiError */
export function useReplyUndo() {
  const navigate = useNavigate();
  return async ({ reference, id, subject, text }: WaitingReply): Promise<void> => {
    // The answer that is written next is based on the version that this returns.
    queueOf(reference).learn(await api.staffReplyUndo({ params: { reference, replyId: id } }));
    storeDraft(answerDraft(reference), { subject, text });
    endUndo(id);
    await navigate(enquiryPath(reference) + answerHash, { replace: true });
  };
}
