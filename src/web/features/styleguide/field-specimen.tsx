import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { hindi } from './sample-words.ts';

const grid = 'grid gap-5 sm:grid-cols-2';

/** A labelled control in each of its states. */
export function FieldSpecimen() {
  return (
    <div className={grid}>
      <Field label="Your name" name="rest" required />
      <Field label="Filled" name="filled" required defaultValue="Harpreet" />
      <Field
        label="With a hint"
        name="hint"
        hint="As it stands on the card."
        placeholder="For example 07AAA"
      />
      <Field
        label="Phone"
        name="wrong"
        required
        defaultValue="98"
        error="Please write ten digits."
        hint="Ten digits."
      />
      <Field label="Disabled" name="off" required disabled defaultValue="Cannot be changed" />
      <Field label={hindi} name="hindi" required error={hindi} />
      <Field as="select" label="A choice" name="choice" required>
        <option>Wedding</option>
        <option>House</option>
      </Field>
      <Field as="textarea" label="Your message" name="text" rows={3} required />
    </div>
  );
}

/** A password: hidden, and with an error. */
export function PasswordSpecimen() {
  return (
    <div className={grid}>
      <PasswordField label="Password" name="password" required autoComplete="off" />
      <PasswordField
        label="New password"
        name="weak"
        required
        autoComplete="off"
        defaultValue="short"
        error="Please take at least 6 characters."
      />
    </div>
  );
}
