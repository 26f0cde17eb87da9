/** Whether a path is the area's or a call's, and no page of the site. */
export const isOwnArea = (path: string): boolean => /^\/+(?:config|api)(?:\/|$)/.test(path);
