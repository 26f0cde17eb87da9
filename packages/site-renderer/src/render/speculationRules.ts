/** Addresses of the site that are no pages of it, or that show what belongs to one visit alone. */
const notAhead = [
  ...['/config/*', '/api/*', '/assets/*', '/commerce/*', '/session/*', '/account*'],
  ...['/cart*', '/checkout*', '/s/*', '/*.*', '/*\\?*logout*'],
];

/** The address of another window or of a file, and links that the owner tells machines not to follow. */
const notFollowed = '[download], [target], [rel~="nofollow"]';

/**
 * The rules by which a browser renders the next page ahead: the pages of the site whose links a visitor rests on or
 * presses ([RUN-45]). It stands on pages whose links load a document. A browser that saves data, power or memory, or
 * whose visitor has turned it off, does nothing of it.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead } },
          { not: { selector_matches: notFollowed } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
