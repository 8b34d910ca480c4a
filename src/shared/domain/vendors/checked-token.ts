/** The token of vendors with a badge, beside those of facts: a filter of the directory. */
export const checkedToken = 'checked:yes';
