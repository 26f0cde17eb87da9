/** Colours of a firing: the clay, the glaze over it, its shade and its light. */
export interface Glaze {
  clay: string;
  body: string;
  shade: string;
  light: string;
  inside: string;
  speckle: string;
}

export const glazes = {
  oat: {
    clay: '#b98f6a',
    body: '#e7dcc8',
    shade: '#b7a587',
    light: '#f8f1e3',
    inside: '#a8977b',
    speckle: '#8d6d4c',
  },
  celadon: {
    clay: '#a98a6b',
    body: '#a9bcae',
    shade: '#6f8778',
    light: '#d3dfd5',
    inside: '#6a8073',
    speckle: '#5d7265',
  },
  tenmoku: {
    clay: '#8a5a3c',
    body: '#3a2a24',
    shade: '#17110f',
    light: '#7a5440',
    inside: '#1c1412',
    speckle: '#9c6842',
  },
  ash: {
    clay: '#9a8069',
    body: '#9d9a90',
    shade: '#6c6a62',
    light: '#c9c6bb',
    inside: '#5f5d56',
    speckle: '#4c4a45',
  },
  iron: {
    clay: '#7d4f35',
    body: '#a5643f',
    shade: '#6a3a22',
    light: '#cf9067',
    inside: '#5c331f',
    speckle: '#4a2a1a',
  },
  chalk: {
    clay: '#c4a98b',
    body: '#f1ede5',
    shade: '#c4bdb0',
    light: '#ffffff',
    inside: '#b5ada0',
    speckle: '#cfc6b6',
  },
  indigo: {
    clay: '#94765d',
    body: '#46587a',
    shade: '#26324a',
    light: '#8093b3',
    inside: '#26324a',
    speckle: '#1c2537',
  },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;
