/** The path of the page for requesting a new password by mail. */
export const forgottenPath = '/config/forgotten';
