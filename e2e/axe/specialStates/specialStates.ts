import { area } from './area';
import { forms } from './forms';
import { overlays } from './overlays';
import { reading } from './reading';
import { shop } from './shop';
import type { SpecialState } from './specialState';

export const specialStates: readonly SpecialState[] = [
  ...overlays,
  ...reading,
  ...forms,
  ...shop,
  ...area,
];
