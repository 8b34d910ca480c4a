import { lazy, Suspense } from 'react';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { api } from '../../kit/api.ts';
import { isSame, keyField } from '../../kit/content/merge-fields.ts';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { shownValue } from './shown-value.ts';

const TextDifference = lazy(async () => ({
  default: (await import('./text-difference.tsx')).TextDifference,
}));

type Props = {
  /** The number of a version. */
  from: number;
  /** Null for the current draft. */
  to: number | null;
};

/** The differences between two versions, field by field. */
export function Comparison({ from, to }: Props) {
  const editor = useEditor();
  const version = useEditorValue(({ snapshot }) => snapshot().item.version);
  const queryFn = async () => {
    const readOne = async (number: number) => {
      const { data, key } = await api.staffContentVersionRead({
        params: { ...editor.params, number: String(number) },
      });
      return { ...data, [keyField]: key };
    };
    const names = [keyField, ...Object.keys(editor.type.fields)];
    const now = () => Object.fromEntries(names.map((name) => [name, editor.value(name)]));
    const [before, after] = await Promise.all([readOne(from), to === null ? now() : readOne(to)]);
    return { before, after };
  };
  const read = useRead<{ before: ContentData; after: ContentData }>({
    queryKey: ['staffContentVersionRead', { params: editor.params }, from, to, version],
    queryFn,
  });
  return (
    <ReadSection read={read}>
      {({ before, after }) => <Differences before={before} after={after} />}
    </ReadSection>
  );
}

function Differences({ before, after }: { before: ContentData; after: ContentData }) {
  const { fields } = useEditor().type;
  const named = [
    [keyField, { kind: 'line', label: 'Readable address', max: 0 }] as const,
    ...Object.entries(fields),
  ];
  const changed = named.filter(([name]) => !isSame(before[name], after[name]));
  if (changed.length === 0) return <p className="text-ink-soft">Both say the same.</p>;
  return (
    <div className="grid gap-5">
      {changed.map(([name, field]) => (
        <section key={name}>
          <h3 className="mb-1 text-base">{field.label}</h3>
          <Suspense fallback={<p>Loading…</p>}>
            <TextDifference before={shownValue(field, before[name])} after={shownValue(field, after[name])} />
          </Suspense>
        </section>
      ))}
    </div>
  );
}
