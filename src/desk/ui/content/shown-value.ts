import type { ContentData, ContentValue, Field } from '#contract/desk/content/fields.ts';
import { showMoment } from '../../kit/format.ts';

/** A value in words, for a comparison: line by line, so that what differs is found. */
export function shownValue(field: Field, value: ContentValue | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  switch (field.kind) {
    case 'choice':
      return field.options[String(value as string)] ?? String(value as string);
    case 'choices':
      return (value as string[]).map((one) => field.options[one] ?? one).join(', ');
    case 'moment':
      return showMoment(String(value as string));
    case 'place': {
      const { lat, lng } = value as ContentData;
      return `${String(lat as number)}, ${String(lng as number)}`;
    }
    case 'lines':
      return (value as string[]).join('\n');
    case 'list':
      return (value as ContentData[])
        .map((row) =>
          Object.entries(field.fields)
            .map(([name, inner]) => `${inner.label}: ${shownValue(inner, row[name])}`)
            .join('\n'),
        )
        .join('\n\n');
    default:
      return String(value as string | number);
  }
}
