/** The name of a setting's field in the form: `items.2.title`. */
export const settingName = (path: readonly string[]): string => ['settings', ...path].join('.');
