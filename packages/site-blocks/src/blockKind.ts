import type { BlockType } from '@plinth/site-model';
import type { LocalText, SettingsSchema } from './settings/setting';

/** The settings of a block as a page stores them. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Everything that the rest of the code must know of one kind of block, beside its markup and its behaviour. */
export interface BlockKind<Schema extends SettingsSchema = SettingsSchema> {
  /** Its name in classes, style sheets and reports, such as `quote`. */
  kind: string;
  /** Its numbers in stored pages; none for a kind that only its name tells. */
  types: readonly BlockType[];
  name: LocalText;
  settings: Schema;
  /** The settings of a block that somebody has just added. */
  example: StoredSettings;
  /** Brings settings of an earlier shape into that of the schema (BLO-7); anything else stays as it is. */
  upgrade?: (stored: StoredSettings) => StoredSettings;
  /** The server must know more than the settings: a shop, a collection, an account. */
  needsServer?: boolean;
}

/** Keeps the schema's own type, so that the values of its settings are typed. */
export const defineBlock = <Schema extends SettingsSchema>(
  kind: BlockKind<Schema>,
): BlockKind<Schema> => kind;

/** The stored settings of a block in the shape of its schema (BLO-7), for a reader and for an editor. */
export const currentSettings = (
  { upgrade }: Pick<BlockKind, 'upgrade'>,
  stored: StoredSettings = {},
): StoredSettings => upgrade?.(stored) ?? stored;
