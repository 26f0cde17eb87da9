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
