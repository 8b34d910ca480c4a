/** How each status of an enquiry looks. */
export const enquiryTones = {
  received: 'due',
  read: 'quiet',
  introduced: 'quiet',
  answered: 'good',
  booked: 'good',
  closed: 'quiet',
  withdrawn: 'quiet',
} as const;
