/** The longest source of a page; a longer one cannot be searched by hand. */
export const maxSourceLength = 500_000;
