import { isOwnPath } from '#facts/own-path.ts';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TargetPicker } from './target-picker.tsx';

type Props = {
  /** The selected text. */
  words: string;
  onLink: (words: string, to: string) => void;
};
/** Returns a path of ours, a web address, a mail address or a phone number; null for anything else. */
function targetOf(typed: string): string | null {
  const to = typed.trim().replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  if (/\s/.test(to)) return null;
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(to)) return `https://${to}`;
  return isOwnPath(to) || /^(https?:\/\/|mailto:|tel:|#)./i.test(to) ? to : null;
}

/** A form for a link's words and target, entered or searched for. */
export function LinkForm({ words, onLink }: Props) {
  const [label, setLabel] = useState(words);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const put = () => {
    const to = targetOf(address);
    if (!to) return setWrong('Please enter an address, such as /gallery or https://example.com.');
    return onLink(label.trim() || to, to);
  };
  // Forms cannot be nested, so Enter is handled here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put();
  };
  return (
    <div className="grid gap-4">
      <Field
        label="Words"
        required
        value={label}
        autoComplete="off"
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Field
        label="Leads to"
        required
        inputMode="url"
        autoComplete="off"
        hint="A page of ours begins with /."
        value={address}
        error={wrong ?? undefined}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button className="justify-self-start" onClick={put}>
        Put in the link
      </Button>
      <TargetPicker
        label="Or look for a page, a vendor, a market or a post"
        onChoose={({ title, href }) => onLink(label.trim() || title, href)}
      />
    </div>
  );
}
