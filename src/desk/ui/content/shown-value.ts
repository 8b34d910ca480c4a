import type { ContentData, ContentValue, Field } from '#contract/desk/content/fields.ts';
import { showMoment } from '../../kit/format.ts';

/** Returns a value in words for a comparison: line by line, so that differences can be found. */
export function shownValue(field: Field, value: ContentValue | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (field.kind === 'choice' && typeof value === 'string') return field.options[value] ?? value;
  if (field.kind === 'choices')
    return listOf<string>(value)
      .map((one) => field.options[one] ?? one)
      .join(', ');
  if (field.kind === 'moment' && typeof value === 'string') return showMoment(value);
  if (field.kind === 'place') return Object.values(value).join(', ');
  if (field.kind === 'lines' || field.kind === 'references') return listOf<string>(value).join('\n');
  if (field.kind === 'list')
    return listOf<ContentData>(value)
      .map((row) =>
        Object.entries(field.fields)
          .map(([name, inner]) => `${inner.label}: ${shownValue(inner, row[name])}`)
          .join('\n'),
      )
      .join('\n\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

const listOf = <T>(value: ContentValue): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
