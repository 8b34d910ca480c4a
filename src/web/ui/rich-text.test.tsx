import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const htmlOf = (text: string) =>
  render(<RichText text={text} parts={{ b: (words) => <b>{words}</b>, i: (words) => <i>{words}</i> }} />)
    .container.innerHTML;

it.each([
  ['Plain.', 'Plain.'],
  ['Read <b>this</b> and <i>that</i>.', 'Read <b>this</b> and <i>that</i>.'],
  ['<b>all</b>', '<b>all</b>'],
  ['<i>यह</i> और <b>वह</b> पढ़ें', '<i>यह</i> और <b>वह</b> पढ़ें'],
  ['an <unknown>mark</unknown> keeps its words', 'an mark keeps its words'],
  ['1 < 2 and <b>not closed', '1 &lt; 2 and &lt;b&gt;not closed'],
])('shows %s', (text, html) => expect(htmlOf(text)).toBe(html));
