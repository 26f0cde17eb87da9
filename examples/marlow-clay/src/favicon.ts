/** A bowl seen from the side: the studio's mark. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#23211d}@media(prefers-color-scheme:dark){path{fill:#ece8df}}</style><path d="M3 9h26c0 9-5 14-9 15v3h-8v-3C8 23 3 18 3 9z"/></svg>';
