/** The address of the list of first steps. */
export const beginPath = '/config/begin';
