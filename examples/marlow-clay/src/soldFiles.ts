/** A profile of a cup in millimetres, to be printed at its size and cut out. */
const template = (name: string, profile: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">',
    `<title>${name}</title>`,
    `<g fill="none" stroke="#23211d" stroke-width="0.4"><path d="M105 40V260" stroke-dasharray="3 2"/><path d="${profile}"/>`,
    '<path d="M20 280h50M20 277v6M70 277v6"/></g>',
    '<text x="20" y="274" font-family="Georgia,serif" font-size="6">50 mm</text>',
    `<text x="20" y="30" font-family="Georgia,serif" font-size="9">${name}</text></svg>`,
  ].join('');

/** The files of the sample site's digital product. */
export const sampleSoldFiles: Readonly<Record<string, string>> = {
  'Profil Weidenröschen.svg': template(
    'Cup “Weidenröschen”, profile for throwing',
    'M105 230H80C78 180 62 150 60 92H105',
  ),
  'foot-ring.svg': template('Foot ring, profile for turning', 'M105 200H82V206H76V188H60'),
};
