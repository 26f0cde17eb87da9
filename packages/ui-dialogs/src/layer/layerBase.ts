/**
 * The z-index of the first layer in a browser without a top layer; each further layer is one
 * higher. [DLG-1]
 */
export const layerBase = 30_000;
