import type { censusHits } from '../database/schema/index';

/** A visitor's hit as the database stores it. */
export type HitRow = typeof censusHits.$inferInsert;
