/** Passwords of the sample's pages, by the ids of the pages. They are public: they only show how it works. */
export const samplePasswords: Readonly<Record<string, string>> = { 'page-trade': 'weir and wheel' };
