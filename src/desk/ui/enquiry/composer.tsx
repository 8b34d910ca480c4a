import { useEffect, useRef, type ReactNode } from 'react';
import type { Holder } from '#contract/desk/event-stream.ts';
import { showAgo } from '#desk/kit/format.ts';
import type { RecipientChoice, Recipient } from '#desk/kit/enquiry-recipient.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { KeyMark } from './key-mark.tsx';
import { Panel } from './panel.tsx';

type Props = {
  /** The recipient; null while nothing is written. */
  to: Recipient | null;
  choices: readonly RecipientChoice[];
  onWrite: (to: Recipient) => void;
  onClose: () => void;
  /** The colleague who writes here, for whom the editor is closed until it is taken over. */
  heldBy: Holder | null;
  /** Announces that somebody types. `take`: in place of a colleague. */
  tellWriting: (writing: boolean, how?: { take: boolean }) => void;
  /** The editor of the recipient. */
  children: ReactNode;
};

const titles: Readonly<Record<string, string>> = {
  mail: 'Answer by mail',
  whatsapp: 'Answer in WhatsApp',
  page: 'Message on the private page',
  note: 'Note',
  vendor: 'Message in the conversation',
  report: 'Answer to a report',
};
/** Takes the focus, which the closed editor cannot keep. */
function Held({ by, onTake }: { by: Holder; onTake: () => void }) {
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <Notice tone="warning" role="status" className="mb-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        {by.name} is writing here: last key {showAgo(by.at)}. What you typed stays.
        <Button ref={take} look="secondary" className="px-3! py-1! text-sm" onClick={onTake}>
          Take over
        </Button>
      </span>
    </Notice>
  );
}

const keys: Partial<Record<Recipient, string>> = { mail: 'm', note: 'n' };

/** The one place to write in an enquiry, which names its recipient. What is typed is kept for each recipient. */
export function Composer({ to, choices, onWrite, onClose, heldBy, tellWriting, children }: Props) {
  const messages = choices.filter((one) => !(one.to in keys));
  const last = messages.at(-1);
  useKeys(to === null && last ? [{ key: 'w', label: 'Write a message', run: () => onWrite(last.to) }] : []);
  if (to === null)
    return (
      <div
        role="group"
        aria-label="Write"
        className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-paper p-2 print:hidden"
      >
        {choices
          .filter((one) => one.to in keys)
          .map((one) => (
            <Button
              key={one.to}
              look="secondary"
              className="px-3! py-1.5! text-sm"
              onClick={() => onWrite(one.to)}
            >
              {one.to === 'mail' ? 'Answer by mail' : 'Note'} <KeyMark>{keys[one.to]!}</KeyMark>
            </Button>
          ))}
        {last && (
          <Button look="secondary" className="px-3! py-1.5! text-sm" onClick={() => onWrite(last.to)}>
            Message <KeyMark>w</KeyMark>
          </Button>
        )}
      </div>
    );
  return (
    <Panel title={titles[to.split(' ')[0]!]!} hidesTitle onClose={onClose}>
      <label className="mb-3 flex items-center gap-3 text-sm font-semibold">
        To
        <select
          value={to}
          onChange={({ currentTarget }) => onWrite(currentTarget.value as Recipient)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          className="tap min-w-0 grow rounded-md border border-line-strong bg-paper px-3 font-normal text-ink"
        >
          {choices.map((one) => (
            <option key={one.to} value={one.to}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {heldBy && to !== 'note' ? <Held by={heldBy} onTake={() => tellWriting(true, { take: true })} /> : null}
      <fieldset
        disabled={heldBy !== null && to !== 'note'}
        onInput={() => to !== 'note' && tellWriting(true)}
        className="min-w-0 disabled:opacity-60"
      >
        {children}
      </fieldset>
    </Panel>
  );
}
