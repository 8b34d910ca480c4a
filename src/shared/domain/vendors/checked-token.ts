/** The word of vendors with a badge of ours, beside those of facts: what the directory is narrowed by. */
export const checkedToken = 'checked:yes';
