/** A font file for the browser: family, address, and its descriptors. */
export type KeptFace = readonly [
  family: string,
  address: string,
  descriptors: { weight: string; style: string; unicodeRange?: string },
];

/** The storage key of the fonts that the browser has loaded, for the head of the next page. */
export const keptName = 'pl-web-fonts';

export interface KeptFaces {
  /** The site's fonts to which they belong: after a change of fonts they are dropped. */
  key: string;
  faces: readonly KeptFace[];
}
