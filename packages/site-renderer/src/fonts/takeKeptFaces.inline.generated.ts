// Written by `pnpm registries` from takeKeptFaces.inline.ts; a test compares them.
import { inlineScript } from '@plinth/site-blocks/browser';
import type { takeKeptFaces as run } from './takeKeptFaces.inline';

export const takeKeptFaces = inlineScript<typeof run>(
  "e=>{try{const{key:t,faces:a}=JSON.parse(localStorage.getItem('pl-web-fonts'));if(t!==e)return;const{dataset:n}=document.documentElement,o=new AbortController,{signal:c}=o;setTimeout(()=>o.abort(),100),Promise.all(a.map(async([e,t,a])=>{const n=await fetch(t,{cache:'force-cache',credentials:'omit',signal:c}),o=new FontFace(e,await n.arrayBuffer(),a);document.fonts.add(await o.load())})).then(()=>{n.webFonts=''},()=>{delete n.webFonts}),n.webFonts='wait'}catch{}}",
);
