import { registrationFields, termsMissing } from '#contract/registration-fields.ts';

/** What is wrong with a registration, by field, the terms box included; empty when nothing is. */
export function registrationProblems(values: Readonly<Record<string, string>>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, problem } of registrationFields) {
    const sentence = problem(values[name] ?? '');
    if (sentence !== null) problems[name] = sentence;
  }
  if (!values['terms']) problems['terms'] = termsMissing;
  return problems;
}
