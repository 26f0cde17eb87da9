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

/** Milliseconds for which a page is held back for files that its browser should have. */
const maxHold = 100;

/**
 * Written into the head of a page whose fonts may come. Those that this browser has loaded before are there for the
 * first painting: out of its cache they take some milliseconds, for which the page is not shown. Where they do not come
 * at once, because the cache has lost them, it is shown in its own letters, and keeps them. By `fetch`, because a font
 * that a style sheet or a `preload` asks for holds the page's load event until its server answers.
 * Nothing is held back before all of this has begun: what is odd about the kept text must not leave the page unshown.
 */
export const takeKeptFaces = (key: string): string =>
  `try{let{key:k,faces:a}=JSON.parse(localStorage['${keptName}']);if(k===${key}){let{dataset:d}=document.documentElement,c=new AbortController,{signal}=c;setTimeout(()=>c.abort(),${maxHold});Promise.all(a.map(async([f,u,o])=>{let r=await fetch(u,{cache:'force-cache',credentials:'omit',signal});document.fonts.add(await new FontFace(f,await r.arrayBuffer(),o).load())})).then(()=>{d.webFonts=''},()=>{delete d.webFonts});d.webFonts='wait'}}catch{}`;
