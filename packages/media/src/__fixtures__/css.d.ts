/** Tests load the styles that a page would link. */
declare module '*.css' {}
