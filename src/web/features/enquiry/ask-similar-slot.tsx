import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';
import type { Values } from '#kit/forms/form-call.ts';
import { later } from '#kit/page/later.tsx';
import type { Carried } from './ask-similar.tsx';

export const AskSimilar = later(() => import('./ask-similar.tsx').then((module) => module.AskSimilar));

type Props = { kind: EnquiryKind; sent: Values };

/** The step after an enquiry to one vendor or for one service; nothing after other kinds. */
export function AskSimilarSlot({ kind, sent }: Props) {
  const value = (role: FieldRole) => sent[kind.fields.find((field) => field.role === role)?.name ?? ''];
  const askedId = value('cardId');
  if (!askedId) return null;
  const carried: Carried = {
    name: value('name'),
    phone: value('phone'),
    email: value('email'),
    eventDate: value('eventDate'),
    description: value('message'),
  };
  return <AskSimilar askedIds={[askedId]} carried={carried} />;
}
