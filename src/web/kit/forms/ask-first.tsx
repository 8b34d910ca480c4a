import { Form } from 'react-router';
import { t } from '#words/t.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import type { Values } from './form-call.ts';

/** Confirmation questions before acts that end something, by act name in the form. */
const questions = {
  withdraw: {
    heading: t('Withdraw this request?'),
    lead: t('Everything about it ends then, and those who know of it are told.'),
    yes: t('Yes, withdraw it'),
  },
  recalled: {
    heading: t('Withdraw from this vendor?'),
    lead: t('It is told at once, and may not call or write to you any more.'),
    yes: t('Yes, withdraw from it'),
  },
  details: {
    heading: t('Take your details back from this vendor?'),
    lead: t('It is told to delete them. You can still write to each other here.'),
    yes: t('Yes, take them back'),
  },
  accepted: {
    heading: t('Accept this quote?'),
    lead: t('The other quotes are refused then, and all vendors are told at once.'),
    yes: t('Yes, accept it'),
  },
} as const;
export type AskedAct = keyof typeof questions;

/** Returns whether the act needs a confirmation that is still missing. */
export const isToAsk = (act: string | undefined, { sure }: Values): act is AskedAct =>
  act !== undefined && Object.hasOwn(questions, act) && !sure;

type Props = { act: AskedAct; fields: Values; back: string };

/** Returns the question of an act. */
export const questionOf = (act: AskedAct): string => questions[act].heading;

/** The form of an act once more, for yes or no. */
export function AskForm({ act, fields, back }: Props) {
  return (
    <Form method="post" replace className="flex flex-wrap gap-3">
      {Object.entries({ ...fields, sure: '1' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{questions[act].yes}</Button>
      <ButtonLink to={back} look="secondary">
        {t('No, go back')}
      </ButtonLink>
    </Form>
  );
}

/** The second page of an act without scripts, where undo is not possible: its form once more, with a question. */
export function AskFirst(props: Props) {
  const { heading, lead } = questions[props.act];
  return (
    <StatePage heading={heading} lead={lead} scene="letter">
      <div className="mt-8">
        <AskForm {...props} />
      </div>
    </StatePage>
  );
}
