// The names of `Plinth.forms`, for a page that loads the package by one script tag (`dist/scriptTag.js`).
export * from './index';
