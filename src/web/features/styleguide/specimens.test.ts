import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specimens } from './specimens.tsx';

it('every primitive is on the living page, and nothing that is gone', () => {
  const files = readdirSync(join(import.meta.dirname, '..', '..', 'ui'))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(files.length).toBeGreaterThan(20);
  expect(Object.keys(specimens).toSorted()).toEqual(files.toSorted());
});
