import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { Button } from '#ui/button.tsx';
import { KeyMark } from './key-mark.tsx';

type Props = {
  label: string;
  templates: readonly ReplyTemplate[];
  busy: boolean;
  onFill: (template: ReplyTemplate) => void;
  /** Are they filled in by the keys 1 to 9? */
  keys?: boolean;
};

/** Texts for an answer, each a button that fills it in. */
export const TemplateButtons = ({ label, templates, busy, onFill, keys = false }: Props) => (
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
  </ul>
);
