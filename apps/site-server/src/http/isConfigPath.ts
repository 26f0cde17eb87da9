/** Whether a path is of the owner's area. */
export const isConfigPath = (path: string): boolean => /^\/config(?:\/|$)/.test(path);
