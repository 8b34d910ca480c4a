import type { ContentData, ContentValue, Field } from '#contract/desk/content/fields.ts';
import { ChoicesField } from './choices-field.tsx';
import { useFieldLang } from './field-lang.ts';
import { ListFrame } from './list-field.tsx';
import { useEnglishRows } from './english-rows.ts';
import { SideListField } from './side-list-field.tsx';
import { PlaceField } from './place-field.tsx';
import { ReferencesField } from './references-field.tsx';
import { ChoiceField, PlainField, WordsField } from './text-fields.tsx';
import { type ValueProps, textOf } from './value-props.ts';
import { Field as Control } from '#ui/field.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { FieldGroup } from './group.tsx';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

const MarkdownField = lazy(async () => ({
  default: (await import('../markdown/markdown-field.tsx')).MarkdownField,
}));

/** The text editor, loaded only where it is used. */
const LazyMarkdownField = (props: ValueProps) => (
  <Suspense fallback={<Skeleton className="h-80" />}>
    <MarkdownField {...props} />
  </Suspense>
);

/** A picture of the library. */
function PictureField({ id, field, value, onChange, error }: ValueProps) {
  return (
    <FieldGroup id={id} field={field} error={error}>
      <PicturePicker
        id={`${id}-picker`}
        label={field.label}
        value={textOf(value) || null}
        onChange={onChange}
      />
    </FieldGroup>
  );
}

type Props = ValueProps & {
  /** Returns the error at a path within the field, such as `languages.0.rating`. */
  errorAt?: (place: string) => string | undefined;
};
type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

function LinesField(props: ValueProps & { field: Of<'lines'> }) {
  const { id, field } = props;
  const lang = useFieldLang();
  return (
    <ListFrame
      {...props}
      item="Line"
      max={field.itemsMax}
      empty=""
      row={(value, index, put) => (
        <Control
          label={`${field.label} ${index + 1}`}
          id={`${id}.${index}.line`}
          required
          lang={lang}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        />
      )}
    />
  );
}

const dataOf = (value: ContentValue): ContentData =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as ContentData) : {};

function ListField({ field, errorAt, ...props }: Props & { field: Of<'list'> }) {
  const english = useEnglishRows();
  if (english)
    return (
      <SideListField {...props} {...{ field, english, errorAt }} part={(one) => <ContentField {...one} />} />
    );
  return (
    <ListFrame
      {...props}
      field={field}
      item={field.item}
      max={field.itemsMax}
      empty={{}}
      row={(value, index, put) => (
        <div className="grid gap-3 rounded-md border border-line bg-paper p-3 sm:grid-cols-2">
          {Object.entries(field.fields).map(([name, inner]) => {
            const place = `${props.id}.${index}.${name}`;
            return (
              <ContentField
                key={name}
                id={place}
                field={inner}
                value={dataOf(value)[name] ?? null}
                error={errorAt?.(place)}
                onChange={(next) => put({ ...dataOf(value), [name]: next })}
              />
            );
          })}
        </div>
      )}
    />
  );
}

/** The control of a field, by its kind. */
export function ContentField(props: Props) {
  const { field } = props;
  switch (field.kind) {
    case 'line':
    case 'text':
      return <WordsField {...props} />;
    case 'day':
    case 'moment':
    case 'number':
    case 'link':
      return <PlainField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'place':
      return <PlaceField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'references':
      return <ReferencesField {...props} field={field} />;
    case 'lines':
      return <LinesField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} />;
    case 'markdown':
      return <LazyMarkdownField {...props} />;
  }
}
