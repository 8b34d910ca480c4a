/** Why an enquiry is closed, in the words that are offered unless the desk has words of its own. */
export const defaultCloseReasons = [
  'Booked',
  'Chose others',
  'No answer',
  'Out of area',
  'Not what we do',
  'Asked twice',
  'Spam',
] as const;
