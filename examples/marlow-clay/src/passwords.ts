/** Passwords of the sample's pages, by the ids of the pages. Anybody may read them here: they only show how it works. */
export const samplePasswords: Readonly<Record<string, string>> = { 'page-trade': 'weir and wheel' };
