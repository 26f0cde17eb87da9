/** One setting of a block, as a person edits it. */
export type SettingsField = {
  readonly name: string;
  readonly label: string;
} & (
  | { readonly kind: 'line' | 'paragraphs' | 'lines' | 'flag' | 'picture' }
  | { readonly kind: 'amount'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'group'; readonly fields: readonly SettingsField[] }
  | {
      readonly kind: 'list';
      readonly fields: readonly SettingsField[];
      /** What one entry is called. */
      readonly entry: string;
      /** What a new entry begins with. */
      readonly blank: Settings;
    }
);

export type Settings = Readonly<Record<string, unknown>>;

type Make<Kind extends SettingsField['kind']> = Omit<
  Extract<SettingsField, { kind: Kind }>,
  'kind' | 'name' | 'label'
>;

const simple =
  (kind: 'line' | 'paragraphs' | 'lines' | 'flag') =>
  (name: string, label: string): SettingsField => ({ kind, name, label });

/** Text on one line. */
export const line = simple('line');
/** Text on several lines. */
export const paragraphs = simple('paragraphs');
/** A list of texts, one a line. */
export const lines = simple('lines');
export const flag = simple('flag');
/** One of the sample site's pictures: sets `src`, `width`, `height` and `alt`. */
export const picture = (label = 'Picture'): SettingsField => ({
  kind: 'picture',
  name: 'src',
  label,
});
export const amount = (name: string, label: string, range: Make<'amount'>): SettingsField => ({
  kind: 'amount',
  name,
  label,
  ...range,
});
export const choice = (name: string, label: string, values: readonly string[]): SettingsField => ({
  kind: 'choice',
  name,
  label,
  values,
});
export const group = (
  name: string,
  label: string,
  fields: readonly SettingsField[],
): SettingsField => ({ kind: 'group', name, label, fields });
export const list = (name: string, label: string, parts: Make<'list'>): SettingsField => ({
  kind: 'list',
  name,
  label,
  ...parts,
});
