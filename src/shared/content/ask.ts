/** The words of asking several vendors with one form. */
export const askWords = {
  title: 'Ask several vendors at once',
  description: 'One form, one set of details, one private page for the answers of up to three vendors.',
  lead: 'One form and one private page for all of them. Nobody sees your details unless you agree below.',
  whom: 'You ask',
  nobody: 'Choose up to three vendors first: save them, and ask them from your shortlist.',
  toShortlist: 'Your shortlist',
  find: 'Find a vendor',
  submit: 'Send the request',
  these: (count: number) => (count === 1 ? 'Ask this vendor' : `Ask these ${count === 2 ? 'two' : 'three'}`),
  similar: (count: number) => (count === 1 ? 'Ask a similar one' : 'Ask two similar ones'),
  fitting: (count: number) => (count === 1 ? 'Ask a vendor yourself' : 'Ask two vendors yourself'),
  similarLead: 'With what you have just written. You can change it before it is sent.',
  told: (day: string) => `Told on ${day}`,
  waiting: 'We speak with you first',
} as const;
