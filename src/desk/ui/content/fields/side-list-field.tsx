import { Fragment, type ReactNode } from 'react';
import { textIn, type ContentData, type Field } from '#contract/desk/content/fields.ts';
import { FieldGroup } from './group.tsx';
import type { ValueProps } from './value-props.ts';

type Props = ValueProps & {
  field: Extract<Field, { kind: 'list' }>;
  english: readonly ContentData[];
  errorAt?: ((place: string) => string | undefined) | undefined;
  /** The control of one part of a row. */
  part: (props: ValueProps) => ReactNode;
};

const hasWords = (row: ContentData) =>
  Object.entries(row).some(([name, value]) => name !== 'of' && value !== null);

/** The translated words of a list: one group for each English row, none added, moved or removed. */
export function SideListField({ field, english, value, onChange, errorAt, part, ...props }: Props) {
  const rows = Array.isArray(value) ? (value as ContentData[]) : [];
  const rowOf = (of: unknown): ContentData => rows.find((row) => row['of'] === of) ?? { of: of as string };
  const put = (next: ContentData) => {
    const all = english
      .map(({ of }) => (of === next['of'] ? next : rowOf(of)))
      .filter((row) => hasWords(row));
    onChange(all.length > 0 ? all : null);
  };
  return (
    <FieldGroup {...props} field={field}>
      <ol className="grid gap-3">
        {english.map((words, index) => {
          const row = rowOf(words['of']);
          return (
            <li key={textIn(words, 'of')} className="grid gap-3 rounded-md border border-line bg-paper p-3">
              {Object.entries(field.fields)
                .filter(([name]) => name !== 'of')
                .map(([name, inner]) => {
                  const place = `${props.id}.${index}.${name}`;
                  const said = words[name];
                  return (
                    <Fragment key={name}>
                      {part({
                        id: place,
                        field: {
                          ...inner,
                          label: `${inner.label} ${index + 1}`,
                          ...(typeof said === 'string' && { hint: said }),
                        },
                        value: row[name] ?? null,
                        ...(errorAt?.(place) && { error: errorAt(place)! }),
                        onChange: (next) => put({ ...row, [name]: next }),
                      })}
                    </Fragment>
                  );
                })}
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}
