/** Systems of measurement by number ([MOD-4]). */
export const unitSystem = { imperial: 1, metric: 2 } as const;
export type UnitSystem = (typeof unitSystem)[keyof typeof unitSystem] | (number & {});

/** `lbs` for imperial, `kg` otherwise ([MOD-4]). */
export function weightUnit(system: UnitSystem): 'lbs' | 'kg' {
  return system === unitSystem.imperial ? 'lbs' : 'kg';
}

/** The inch mark for imperial, `cm` otherwise ([MOD-4]). */
export function dimensionUnit(system: UnitSystem): '"' | 'cm' {
  return system === unitSystem.imperial ? '"' : 'cm';
}

/** Grams in the unit of weight: a pound is exact by definition ([MOD-4]). */
export const gramsPerUnit = (system: UnitSystem): number =>
  system === unitSystem.imperial ? 453.59237 : 1000;

/** Millimetres in the unit of length ([MOD-4]). */
export const millimetresPerUnit = (system: UnitSystem): number =>
  system === unitSystem.imperial ? 25.4 : 10;
