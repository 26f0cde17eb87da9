/** The z-index of the first layer where a browser has no top layer; each further one lies one higher. [DLG-1] */
export const layerBase = 30_000;
