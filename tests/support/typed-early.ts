/** @file Filling everything on a page before its scripts load. Each function runs in the browser. */

/** Returns the values of the visible fields by name, in their order. */
export function entriesOf(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const control of document.querySelectorAll<HTMLInputElement>(
    ':is(main, dialog[open]) :is(input, textarea, select):not([type=hidden], [tabindex="-1"])',
  )) {
    if (!control.checkVisibility()) continue;
    const { name, type, value, checked, files } = control;
    // A file picker without a name passes its file on and is empty again.
    if (type === 'file' && name === '') continue;
    let count = 0;
    while (`${type} ${name} ${count}` in found) count += 1;
    const entry = type === 'file' ? [...files!].map((file) => file.name).join(' ') : value;
    found[`${type} ${name} ${count}`] = ['checkbox', 'radio'].includes(type)
      ? String(checked)
      : // Some fields write in capitals.
        entry.toLowerCase();
  }
  return found;
}

/** Unfolds collapsed parts of forms, fills every visible field, and leaves the cursor in the last text. Returns the number of fields. */
export function fillAll(): number {
  const samples: Readonly<Record<string, string>> = {
    email: 'asha@example.in',
    tel: '9876543210',
    date: '2027-01-05',
    month: '2027-01',
    time: '10:30',
    number: '300',
    url: 'https://asha.example',
    range: '3',
  };
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main form details'))
    details.open = true;
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(
      ':is(main, dialog[open]) :is(input, textarea, select):not([type=hidden], [tabindex="-1"], :disabled)',
    ),
  ].filter((control) => control.checkVisibility());
  for (const control of controls) {
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = !control.checked;
    else if (control.type === 'file') {
      const files = new DataTransfer();
      files.items.add(new File(['a'], 'hall.png', { type: 'image/png' }));
      control.files = files.files;
    } else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else control.value = samples[control.type] ?? 'Asha';
  }
  controls.findLast((control) => ['text', 'textarea', 'search', 'tel'].includes(control.type))?.focus();
  return controls.length;
}
