/** Id of the choice of forms, for the button that opens it. */
export const whatForId = 'what-for';
