/** A font file as the browser takes it: family, address, and what it is for. */
export type KeptFace = readonly [
  family: string,
  address: string,
  descriptors: { weight: string; style: string; unicodeRange?: string },
];

/** Under this name the browser keeps what it has loaded, for the head of the next page. */
export const keptName = 'pl-web-fonts';

export interface KeptFaces {
  /** The fonts of the site that they belong to: with other fonts they are forgotten. */
  key: string;
  faces: readonly KeptFace[];
}
