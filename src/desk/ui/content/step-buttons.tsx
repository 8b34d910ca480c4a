import { useLayoutEffect, useRef, useState } from 'react';
import { contentSteps, allowsStep, type ContentStepName } from '#domain/desk/content-steps.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { languageName } from '#words/language-name.ts';
import { useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useSteps } from '../../kit/content/use-steps.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

const plain = ['submit', 'return', 'unschedule', 'show', 'confirm'] as const;
/** Steps that remove something and need confirmation. */
const asked = ['discard', 'unpublish', 'remove'] as const;
const small = 'px-4! py-2! text-sm';

/** Keeps the focus on the steps: on the pressed one, else on the first of those that are possible now. */
function useStepFocus(states: string) {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  useLayoutEffect(() => {
    const name = pressed.current;
    if (name === null || document.activeElement !== document.body) return;
    const all = [...(group.current?.querySelectorAll('button') ?? [])];
    (all.find(({ dataset }) => dataset['step'] === name) ?? all[0])?.focus();
  }, [states]);
  const notePressed = (name: string) => {
    pressed.current = name;
  };
  return { group, notePressed };
}

/** The possible steps of the open item, by both its states. */
export function StepButtons({ fixed, pageless }: { fixed: boolean; pageless?: true | undefined }) {
  const item = useEditorValue(({ snapshot }) => snapshot().item);
  const isSaved = useEditorValue((editor) => editor.isSaved());
  const { run, busy, failure } = useSteps();
  const [schedules, setSchedules] = useState(false);
  // Text typed just now becomes a draft with the save before the step.
  const states = item.draft === 'none' && !isSaved ? { ...item, draft: 'draft' as const } : item;
  const may = (name: ContentStepName) =>
    allowsStep(name, states) && !(fixed && name === 'remove') && !(pageless && name === 'unpublish');
  const { group, notePressed } = useStepFocus(`${item.live} ${item.draft}`);
  // Languages in which it is written, too: both are published in one act.
  const others = item.sides.filter(({ draft }) => draft !== 'none');
  const sides = others.map(({ id, version }) => ({ id, version }));
  const take = (name: ContentStepName, more?: Parameters<typeof run>[1]) => {
    notePressed(name);
    void run(name, more);
  };
  // Never disabled, which would take the focus away; a second press while one is under way does nothing.
  const props = (name: ContentStepName) => ({
    'data-step': name,
    'aria-disabled': busy || undefined,
    className: `${small} aria-disabled:opacity-60`,
    onClick: () => take(name),
  });
  const label = (name: ContentStepName) =>
    name === 'publish' && item.live === 'published' ? 'Publish the changes' : contentSteps[name].label;
  return (
    <div>
      <div ref={group} role="group" aria-label="Steps" className="flex flex-wrap items-center gap-2">
        {may('publish') && <Button {...props('publish')}>{label('publish')}</Button>}
        {may('publish') && others.length > 0 && (
          <Button look="secondary" {...props('publish')} onClick={() => take('publish', { sides })}>
            Publish with {others.map(({ locale }) => languageName(locale)).join(' and ')}
          </Button>
        )}
        {may('schedule') && (
          <Button look="secondary" {...props('schedule')} onClick={() => setSchedules(true)}>
            {item.draft === 'scheduled' ? 'Another time' : label('schedule')}
          </Button>
        )}
        {plain.filter(may).map((name) => (
          <Button key={name} look="secondary" {...props(name)}>
            {label(name)}
          </Button>
        ))}
        {asked.filter(may).map((name) => (
          <ConfirmButton key={name} what={item.title} onConfirm={() => take(name)}>
            {label(name)}
          </ConfirmButton>
        ))}
      </div>
      <Alert className="mt-2">{failure}</Alert>
      <ScheduleDialog
        open={schedules}
        publishAt={item.publishAt}
        busy={busy}
        failure={failure}
        onClose={() => setSchedules(false)}
        onSchedule={(publishAt) =>
          void run('schedule', { publishAt }).then((done) => done && setSchedules(false))
        }
      />
    </div>
  );
}
