import type { ReactNode } from 'react';
import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { Button } from '#ui/button.tsx';
import { KeyMark } from './key-mark.tsx';

type Props = {
  label: string;
  templates: readonly ReplyTemplate[];
  busy: boolean;
  onFill: (template: ReplyTemplate) => void;
  /** Whether the keys 1 to 9 insert them. */
  keys?: boolean;
  /** A last item. */
  children?: ReactNode;
};

/** Reply templates, each a button that inserts it. */
export const TemplateButtons = ({ label, templates, busy, onFill, keys = false, children }: Props) => (
  <ul aria-label={label} className="mb-3 flex flex-wrap gap-2">
    {templates.map((template, index) => (
      <li key={template.id}>
        <Button
          look="secondary"
          className="px-3! py-1.5! text-sm"
          disabled={busy}
          onClick={() => onFill(template)}
        >
          {keys && index < 9 && <KeyMark>{`${index + 1}`}</KeyMark>}
          {template.name}
        </Button>
      </li>
    ))}
    {children && <li className="has-[[open]]:basis-full">{children}</li>}
  </ul>
);
