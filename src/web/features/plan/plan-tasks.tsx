import type { Plan } from '#contract/plans.ts';
import { planEntry } from '#domain/plans/plan-kinds.ts';
import { groupsOf, tasksOf, type PlanTask } from '#domain/plans/plan-tasks.ts';
import type { TradeFacts } from '#domain/plans/trade-progress.ts';
import { rupeesWords } from '#domain/formats/rupees.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { planWords as words } from '#content/plan.ts';
import { byItselfControl, doneControl } from '#kit/forms/plan-form.ts';
import { showNumber } from '#words/formats.ts';
import { TaskActs } from './task-acts.tsx';

const long = dayFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const plain = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** The day and the payment of a task. The day of one that is to be done first has gone by, so it is left out. */
function WhenAndPay({ due, pays, isFirst }: Pick<PlanTask, 'due' | 'pays'> & { isFirst: boolean }) {
  const day = due && !isFirst ? showDay(long, due) : null;
  const percent = pays && showNumber(pays.percent);
  const payment =
    pays && percent
      ? pays.rupees === null
        ? words.pays(percent)
        : words.paysRupees(percent, rupeesWords(pays.rupees))
      : null;
  const said = [day, payment].filter(Boolean).join(' · ');
  return said ? <span className="block text-ink-soft">{said}</span> : null;
}

type RowProps = { task: PlanTask; isFirst: boolean; facts: TradeFacts; plan: Plan };

function TaskRow({ task, isFirst, facts, plan }: RowProps) {
  const { key, label, due, done, byItself, own, pays, of } = task;
  return (
    <li className="py-1">
      {(byItself || plan.undone?.includes(key)) && (
        <input type="hidden" name={byItselfControl(key)} value="1" readOnly />
      )}
      <label className="tap flex cursor-pointer items-start gap-3 py-2">
        <input
          // What the device knows arrives after the page: the box begins anew then.
          key={String(byItself)}
          type="checkbox"
          name={doneControl(key)}
          defaultChecked={done}
          className="mt-1 size-5 shrink-0 accent-teal"
        />
        <span className="min-w-0">
          <span className={`wrap-anywhere ${done ? 'text-ink-soft line-through' : 'font-semibold'}`}>
            {label}
          </span>
          <WhenAndPay due={due} pays={pays} isFirst={isFirst && !own} />
          {of?.needs && !done && <span className="block text-ink-soft">{of.needs}</span>}
          {byItself && done && <span className="no-print block text-sm text-ink-soft">{words.byItself}</span>}
        </span>
      </label>
      {of && !done && <TaskActs task={of} facts={facts} plan={plan} />}
    </li>
  );
}

type Props = { plan: Plan; today: string | null; known: readonly string[]; facts: TradeFacts };

/** The tasks in their groups, with their days and what leads to each. */
export function PlanTasks({ plan, today, known, facts }: Props) {
  const groups = groupsOf(tasksOf(plan, known), today);
  const { checkedOn } = planEntry(plan.kind);
  return (
    <section aria-labelledby="tasks" className="mt-10">
      <h2 id="tasks" className="mb-3 text-2xl">
        {words.tasks}
      </h2>
      {!plan.date && <p className="mb-3 text-ink-soft">{words.noDate}</p>}
      {checkedOn && <p className="mb-3 text-ink-soft">{words.checkedOn(showDay(plain, checkedOn))}</p>}
      {groups.map(({ name, tasks }) => (
        <div key={name} className="mb-6">
          {(groups.length > 1 || name === 'first') && <h3 className="mb-1 text-lg">{words.groups[name]}</h3>}
          {name === 'first' && <p className="mb-2 text-ink-soft">{words.firstLead}</p>}
          {name === 'stages' && <p className="mb-2 text-ink-soft">{words.stagesLead}</p>}
          <ul className="divide-y divide-line rounded-xl border border-line bg-paper px-5">
            {tasks.map((task) => (
              <TaskRow key={task.key} task={task} isFirst={name === 'first'} facts={facts} plan={plan} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
