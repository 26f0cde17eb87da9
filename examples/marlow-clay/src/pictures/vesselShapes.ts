/**
 * Profiles of thrown forms: half widths (fractions of the height) from the rim down to the foot.
 * `mouth` is the height of the rim's ellipse in relation to its width.
 */
export interface VesselShape {
  profile: readonly (readonly [halfWidth: number, height: number])[];
  mouth: number;
  handle?: 'right';
  lid?: true;
}

export const vesselShapes = {
  bottle: {
    profile: [
      [0.07, 0],
      [0.06, 0.06],
      [0.065, 0.2],
      [0.14, 0.36],
      [0.25, 0.55],
      [0.27, 0.72],
      [0.22, 0.9],
      [0.16, 1],
    ],
    mouth: 0.26,
  },
  vase: {
    profile: [
      [0.17, 0],
      [0.13, 0.05],
      [0.13, 0.16],
      [0.24, 0.34],
      [0.31, 0.52],
      [0.28, 0.74],
      [0.19, 0.92],
      [0.17, 1],
    ],
    mouth: 0.24,
  },
  moonJar: {
    profile: [
      [0.2, 0],
      [0.19, 0.05],
      [0.34, 0.16],
      [0.49, 0.4],
      [0.5, 0.55],
      [0.42, 0.8],
      [0.25, 0.96],
      [0.23, 1],
    ],
    mouth: 0.2,
  },
  cylinder: {
    profile: [
      [0.23, 0],
      [0.225, 0.2],
      [0.225, 0.6],
      [0.22, 0.92],
      [0.19, 1],
    ],
    mouth: 0.24,
  },
  cup: {
    profile: [
      [0.44, 0],
      [0.43, 0.3],
      [0.41, 0.62],
      [0.35, 0.9],
      [0.24, 1],
    ],
    mouth: 0.22,
  },
  mug: {
    profile: [
      [0.42, 0],
      [0.42, 0.3],
      [0.43, 0.7],
      [0.4, 0.94],
      [0.34, 1],
    ],
    mouth: 0.22,
    handle: 'right',
  },
  bowl: {
    profile: [
      [0.98, 0],
      [0.92, 0.25],
      [0.74, 0.6],
      [0.45, 0.88],
      [0.34, 0.93],
      [0.34, 1],
    ],
    mouth: 0.2,
  },
  plate: {
    profile: [
      [2.3, 0],
      [2.1, 0.3],
      [1.3, 0.8],
      [1.2, 1],
    ],
    mouth: 0.19,
  },
  jug: {
    profile: [
      [0.2, 0],
      [0.18, 0.08],
      [0.2, 0.24],
      [0.3, 0.5],
      [0.31, 0.7],
      [0.25, 0.92],
      [0.21, 1],
    ],
    mouth: 0.26,
    handle: 'right',
  },
  jar: {
    profile: [
      [0.3, 0],
      [0.31, 0.06],
      [0.37, 0.2],
      [0.4, 0.5],
      [0.36, 0.85],
      [0.29, 1],
    ],
    mouth: 0.2,
    lid: true,
  },
} as const satisfies Record<string, VesselShape>;

export type VesselShapeName = keyof typeof vesselShapes;
