/** The tone of each status of an enquiry. */
export const enquiryTones = {
  received: 'due',
  read: 'quiet',
  introduced: 'quiet',
  answered: 'good',
  booked: 'good',
  closed: 'quiet',
  withdrawn: 'quiet',
} as const;
