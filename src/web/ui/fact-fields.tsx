import { errorAt, type PathErrors } from '#domain/vendors/fact-form.ts';
import { factNamesOf, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { FactField } from './fact-field.tsx';

type Props = { categories: readonly string[]; facts: VendorFacts; errors: PathErrors };

/** The facts of these categories. `factsOfForm` reads them. */
export const FactFields = ({ categories, facts, errors }: Props) =>
  factNamesOf(categories).map((name) => (
    <FactField key={name} name={name} value={facts[name]} error={errorAt(errors, `facts.${name}`)} />
  ));
