/** The longest page, as its owner writes it; past it nobody finds anything by hand. */
export const maxSignsOfSource = 500_000;
