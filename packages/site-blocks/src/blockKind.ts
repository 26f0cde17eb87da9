import type { BlockType } from '@plinth/site-model';
import type { LocalText, SettingsSchema } from './settings/setting';

/** The stored settings of a block in a page. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** The description of one kind of block, without its markup and its behaviour. */
export interface BlockKind<Schema extends SettingsSchema = SettingsSchema> {
  /** Its name in classes, style sheets and reports, such as `quote`. */
  kind: string;
  /** Its numbers in stored pages; none for a kind that is identified by its name. */
  types: readonly BlockType[];
  name: LocalText;
  settings: Schema;
  /** The settings of a newly added block. */
  example: StoredSettings;
  /**
   * Converts settings of an earlier shape into that of the schema (BLO-7); other settings are
   * returned unchanged.
   */
  upgrade?: (stored: StoredSettings) => StoredSettings;
  /** Whether the server needs more than the settings: a shop, a collection, an account. */
  needsServer?: boolean;
}

/** Keeps the schema's own type, so that the values of its settings are typed. */
export const defineBlock = <Schema extends SettingsSchema>(
  kind: BlockKind<Schema>,
): BlockKind<Schema> => kind;

/** The stored settings of a block in the shape of its schema (BLO-7), for renderers and editors. */
export const currentSettings = (
  { upgrade }: Pick<BlockKind, 'upgrade'>,
  stored: StoredSettings = {},
): StoredSettings => upgrade?.(stored) ?? stored;
