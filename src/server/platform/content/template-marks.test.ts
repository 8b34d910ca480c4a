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

it('a video within a text is named as a loss, one that is a paragraph is not', () => {
  const mark = '{{< youtube abcdefghijk >}}';
  const lossesOf = (text: string) => withoutTemplateMarks(text).losses;
  expect(lossesOf(`One\n\n${mark}\n\nTwo`)).toEqual([]);
  for (const within of [`See ${mark}`, `One\n${mark}`, `${mark}\nTwo`, `${mark} ${mark}`])
    expect(lossesOf(within)).toContainEqual({ kind: 'embed', what: 'YouTube' });
});

// Each cost hours when its time grew with the square or the cube of its length.
it.each(['{{', '{{<', '{%', '{{- '])('a line of %s and blanks is read', (begin) => {
  const line = `${begin}${' '.repeat(400_000)}x`;
  expect(withoutTemplateMarks(line).markdown).toBe(line);
});
