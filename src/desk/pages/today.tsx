import { useEventStream } from '#desk/kit/event-stream.ts';
import { openIt, useRowKeys } from '#desk/kit/use-row-keys.ts';
import { useOpening } from '#desk/kit/use-opening.ts';
import { useTelling } from '#desk/kit/use-telling.ts';
import { useToday } from '#desk/kit/use-today.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { Empty } from '#desk/ui/empty.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';
import { TodayGroup } from '#desk/ui/today/today-group.tsx';
import { lineId, lineKey, todayWords } from '#desk/ui/today/today-words.ts';

/** Tasks due now; each line links to the act. */
export function Component() {
  const { value, ...read } = useToday();
  useEventStream();
  const open = useOpening();
  const { told, tell } = useTelling(read.again);
  const shown = value && {
    ...value,
    groups: value.groups
      .map((group) => {
        const lines = group.lines.filter((line) => !told.has(lineKey(line)));
        return { ...group, lines, count: group.count - group.lines.length + lines.length };
      })
      .filter(({ count }) => count > 0),
  };
  const reached = (shown?.groups ?? []).flatMap(({ name, lines }) =>
    lines
      .filter(({ id }) => todayWords[name].to?.(id) !== undefined)
      .map((line) => ({ id: lineId(name, line), call: name === 'untold' ? line : null })),
  );
  useRowKeys(
    { value: shown, failure: read.failure },
    () => reached.map(({ id }) => id),
    (id) => {
      const call = reached.find((one) => one.id === id)?.call;
      const tellIt = { key: 't', label: 'The vendor was told by phone', run: () => call && void tell(call) };
      return call ? [...openIt(id), tellIt] : openIt(id);
    },
  );
  return (
    <DeskPage title="Today" lead="What waits for somebody, the most urgent first.">
      <ReadSection read={{ ...read, value: shown }}>
        {({ groups, isWhole }) =>
          groups.length === 0 ? (
            isWhole && <Empty>Nothing waits. What visitors send arrives here and by mail.</Empty>
          ) : (
            <div className="gap-6 xl:columns-2">
              {groups.map((group) => (
                <TodayGroup key={group.name} group={group} onOpen={open} onTold={(line) => void tell(line)} />
              ))}
            </div>
          )
        }
      </ReadSection>
    </DeskPage>
  );
}
