/** The days of the desk's second number of a post, with today. */
export const recentDays = 28;
