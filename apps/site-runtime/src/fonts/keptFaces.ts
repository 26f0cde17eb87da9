/** A font file as the browser takes it: family, address, and what it is for. */
export type KeptFace = readonly [
  family: string,
  address: string,
  descriptors: { weight: string; style: string; unicodeRange?: string },
];

/** Under this name the browser keeps what it has loaded, for the head of the next page. */
export const keptName = 'pl-web-fonts';

export interface KeptFaces {
  /** Which fonts of the site they are of: with other fonts they are forgotten. */
  key: string;
  faces: readonly KeptFace[];
}

/**
 * Written into the head of a page whose fonts may come: those that this browser has loaded before are there for the
 * first painting. `optional` gives up on a file that is not: what has been painted never changes its letters.
 */
export const useKeptFaces = (key: string): string =>
  `try{let{key:k,faces:a}=JSON.parse(localStorage['${keptName}']);if(k===${key}){for(let[f,u,d]of a){let l=document.createElement('link');l.rel='preload';l.as='font';l.crossOrigin='';l.href=u;document.head.append(l);document.fonts.add(new FontFace(f,\`url("\${u}")\`,{...d,display:'optional'}))}document.documentElement.dataset.webFonts=''}}catch{}`;
