import { expect, it } from 'vitest';
import { withoutTemplateMarks } from './template-marks.ts';

it.each([
  ['{{< youtube abcdefghijk >}}', '[Video on YouTube](https://www.youtube.com/watch?v=abcdefghijk)'],
  ['{{% youtube "abcdefghijk" %}}', '[Video on YouTube](https://www.youtube.com/watch?v=abcdefghijk)'],
  ['{{< figure src="a.jpg" alt="A" />}}', '![A](<a.jpg>)'],
  ['{%- highlight js -%}', '```js'],
  ['{% endhighlight %}', '```'],
  ['{{- site.baseurl -}}/x', '/x'],
  ['{{ "/a/b" | relative_url }}', '/a/b'],
  ['{{ page.title }}', '{{ page.title }}'],
  ['{{ not closed', '{{ not closed'],
])('%s becomes %s', (mark, made) => {
  expect(withoutTemplateMarks(mark).markdown).toBe(made);
});

// Each cost hours when its time grew with the square or the cube of its length.
it.each(['{{', '{{<', '{%', '{{- '])('a line of %s and blanks is read', (begin) => {
  const line = `${begin}${' '.repeat(400_000)}x`;
  expect(withoutTemplateMarks(line).markdown).toBe(line);
});
