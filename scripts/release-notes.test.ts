import { expect, it } from 'vitest';
import { sectionOf } from './release-notes.ts';

const changelog =
  '# Changelog\n\n## Unreleased\n\n### 2026-11-30\n\n- New.\n\n## 0.10.0 - a name\n\n- Old.\n\n## 0.1.0\n';

it.each([
  ['Unreleased', '### 2026-11-30\n\n- New.'],
  ['0.10.0', '- Old.'],
  ['0.1.0', ''],
  ['0.1', undefined],
  ['2026-11-30', undefined],
])('finds the section %s', (title, section) => expect(sectionOf(changelog, title)).toBe(section));
