/** Addresses of the site that are not pages, or whose content belongs to a single visit. */
const notAhead = [
  ...['/config/*', '/api/*', '/assets/*', '/commerce/*', '/session/*', '/account*'],
  ...['/cart*', '/checkout*', '/s/*', '/*.*', '/*\\?*logout*'],
];

/** Links to another window or a file, and links that the owner marks as not to be followed. */
const notFollowed = '[download], [target], [rel~="nofollow"]';

/**
 * The rules by which a browser prerenders the next page: pages of the site whose links a visitor
 * hovers or presses ([RUN-45]). They are in pages whose links load a document. A browser that saves
 * data, power or memory, or whose visitor has disabled prerendering, ignores them.
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
