/** The longest source of a page; a longer one cannot be searched by hand. */
export const maxSignsOfSource = 500_000;
