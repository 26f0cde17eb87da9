// The names of `Plinth.gallery`, for a page that loads the package by one script tag (`dist/scriptTag.js`).
export * from './index';
export * from './lightbox';
