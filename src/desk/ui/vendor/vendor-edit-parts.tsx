import { vendorFieldWords as words } from '#content/vendor-fields.ts';
import { weekdayNames } from '#content/vendor-profile.ts';
import type { DeskVendorProfile } from '#contract/desk/vendors.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { Field } from '#ui/field.tsx';

/** Checkboxes of the vendor's categories. */
export const CategoryBoxes = ({ chosen }: { chosen: readonly string[] }) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{words.categories}</legend>
    <div className="grid gap-x-4 sm:grid-cols-3">
      {Object.entries(vendorCategories).map(([name, label]) => (
        <label key={name} className="tap flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="categories"
            value={name}
            defaultChecked={chosen.includes(name)}
            className="size-5 accent-teal"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

type HoursProps = { hours: DeskVendorProfile['openingHours']; error?: string };

/** A field for each weekday, several hours with commas between; empty means closed. */
export const HoursFields = ({ hours, error }: HoursProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{words.openingHours}</legend>
    <div className="grid gap-3 sm:grid-cols-4">
      {weekdays.map((day) => (
        <Field
          key={day}
          label={weekdayNames[day]}
          name={`hours-${day}`}
          placeholder="10:00-13:00, 16:00-21:00"
          defaultValue={hours?.[day] ?? ''}
        />
      ))}
    </div>
    {error && <p className="mt-1 text-sm font-semibold text-sindoor">{error}</p>}
  </fieldset>
);
