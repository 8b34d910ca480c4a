import { useState } from 'react';
import type { ContentVersion } from '#contract/desk/content/content-versions.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { useEditor, useEditorValue } from '../../kit/content/use-item-editor.ts';
import { useSteps } from '../../kit/content/use-steps.ts';
import { showMoment } from '../../kit/format.ts';
import { reads, useRead } from '../../kit/query.ts';
import { Empty } from '../empty.tsx';
import { ReadSection } from '../read-section.tsx';
import { Select } from '../select.tsx';
import { Comparison } from './comparison.tsx';

/** The current draft, among the numbers of versions. */
const written = 0;
const nameOf = ({ number, at, by }: ContentVersion) =>
  `${number}, published ${showMoment(at)}${by ? ` by ${by}` : ''}`;

/** Every published version: any two side by side, or one beside the draft; and the restoring of one. */
export function VersionsView() {
  const { params } = useEditor();
  const number = useEditorValue(({ snapshot }) => snapshot().item.number);
  const { queryKey, queryFn } = reads.staffContentVersionList({ params });
  // Read again after a publication.
  const read = useRead({ queryKey: [...queryKey, number], queryFn });
  return (
    <ReadSection read={read}>
      {(versions) =>
        versions.length === 0 ? (
          <Empty>Not published yet. Every publication is kept here, to compare and to go back to.</Empty>
        ) : (
          <Versions versions={versions} />
        )
      }
    </ReadSection>
  );
}

function Versions({ versions }: { versions: readonly ContentVersion[] }) {
  const [from, setFrom] = useState(versions[0]!.number);
  const [to, setTo] = useState(written);
  const { run, busy, failure } = useSteps();
  const [done, setDone] = useState<number | null>(null);
  const options = versions.map((version) => (
    <option key={version.number} value={version.number}>
      {nameOf(version)}
    </option>
  ));
  const restore = (number: number) =>
    void run('restore', { number }).then((restored) => restored && setDone(number));
  return (
    <div className="grid gap-6">
      <ol className="grid max-w-3xl">
        {versions.map((version) => (
          <li
            key={version.number}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1"
          >
            <span className="text-sm">
              <strong>Version {version.number}</strong>, {showMoment(version.at)}
              {version.by && ` by ${version.by}`} · {version.words} words
            </span>
            <Button look="quiet" disabled={busy} className="px-2!" onClick={() => restore(version.number)}>
              Go on from this version
            </Button>
          </li>
        ))}
      </ol>
      <Alert>{failure}</Alert>
      {done !== null && (
        <Notice role="status">
          Version {done} is what is being written now. Visitors see it when you publish.
        </Notice>
      )}
      <section aria-labelledby="compare" className="grid gap-4">
        <h2 id="compare" className="text-lg">
          Compare
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label="Version" value={String(from)} onChange={(value) => setFrom(Number(value))}>
            {options}
          </Select>
          <Select label="with" value={String(to)} onChange={(value) => setTo(Number(value))}>
            <option value={written}>What is written now</option>
            {options}
          </Select>
        </div>
        <Comparison from={from} to={to === written ? null : to} />
      </section>
    </div>
  );
}
