import type { BlockType } from '@plinth/site-model';
import type { LocalText, SettingsSchema } from './settings/setting';

/** Everything that the house must know of one kind of block, beside its markup and its behaviour. */
export interface BlockKind<Schema extends SettingsSchema = SettingsSchema> {
  /** Its name in classes, style sheets and reports, such as `quote`. */
  kind: string;
  /** Its numbers in stored pages; none for a kind that only its name tells. */
  types: readonly BlockType[];
  name: LocalText;
  settings: Schema;
  /** The settings of a block that somebody has just added. */
  example: Readonly<Record<string, unknown>>;
  /** The server must know more than the settings: a shop, a collection, an account. */
  needsServer?: boolean;
}

/** Keeps the schema's own type, so that the values of its settings are typed. */
export const defineBlock = <Schema extends SettingsSchema>(
  kind: BlockKind<Schema>,
): BlockKind<Schema> => kind;
