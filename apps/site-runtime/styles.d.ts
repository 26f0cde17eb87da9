/** Style sheets that a page may request, by the name that a block's renderer uses: paths from this app, or modules. */
export const stylePaths: Readonly<Record<string, string>>;
