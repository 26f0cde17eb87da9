/** The address of the list of what an owner may begin with. */
export const beginPath = '/config/begin';
