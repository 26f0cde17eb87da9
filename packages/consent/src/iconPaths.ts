/** The icons of the two buttons, if the owner chose icons. */
export const iconPaths = {
  accept: 'M3.5 10.5l4.5 4.5 8.5-10',
  decline: 'M4.5 4.5l11 11m0-11l-11 11',
} as const;
