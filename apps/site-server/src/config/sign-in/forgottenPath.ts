/** The page at which somebody asks for a new password by mail. */
export const forgottenPath = '/config/forgotten';
