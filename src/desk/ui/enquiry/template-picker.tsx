import type { ReplyTemplate } from '#contract/desk/reply-templates.ts';
import type { Locale } from '#words/locales.ts';
import { useKeys } from '../../kit/use-keys.ts';
import { TemplateButtons } from './template-buttons.tsx';

type Props = {
  templates: readonly ReplyTemplate[];
  /** The language of the person. */
  locale: Locale;
  busy: boolean;
  onFill: (template: ReplyTemplate) => void;
};

/** The reply templates in the language of the person, by button or digit, and after them those in other languages. */
export function TemplatePicker({ templates, locale, busy, onFill }: Props) {
  const offered = templates.filter((template) => template.locale === locale);
  const others = templates.filter((template) => template.locale !== locale);
  useKeys(
    offered
      .slice(0, 9)
      .map((template, index) => ({ key: `${index + 1}`, label: template.name, run: () => onFill(template) })),
  );
  return (
    <TemplateButtons label="Templates" templates={offered} busy={busy} onFill={onFill} keys>
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="tap cursor-pointer py-2.5 text-ink-soft">In other languages</summary>
          <TemplateButtons
            label="Templates in other languages"
            templates={others}
            busy={busy}
            onFill={onFill}
          />
        </details>
      )}
    </TemplateButtons>
  );
}
