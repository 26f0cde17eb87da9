/** A text of the owner's area in each of its languages. */
export interface LocalText {
  en: string;
  de: string;
}

interface SettingTexts {
  /** The name of the setting beside its field. */
  label: LocalText;
  /** One line that explains its effect or its values. */
  help: LocalText;
  /**
   * The choice that decides whether an editor shows it; a stored value is kept either way.
   * @default always shown
   */
  onlyFor?: ShownFor;
}

/** The values of a choice with which another setting has an effect. */
export interface ShownFor {
  /** The name of the choice. */
  choice: string;
  options: readonly string[];
}

/** Text on one line. */
export interface LineSetting extends SettingTexts {
  type: 'line';
  /**
   * The kind of text for which an editor can offer a choice: the id of a collection of the site, a
   * CSS colour, or the IANA name of a time zone.
   */
  holds?: 'collection' | 'colour' | 'time-zone';
  /** Whether a block without it is incomplete, which is reported for its page. */
  required?: boolean;
  fallback: string;
}

/** Text on several lines: plain, or HTML that the renderer sanitises. */
export interface TextSetting extends SettingTexts {
  type: 'text' | 'html';
  required?: boolean;
  fallback: string;
}

/** An address: of a page of the site, of another site, of mail or a telephone. */
export interface LinkSetting extends SettingTexts {
  type: 'link';
  required?: boolean;
  fallback: string;
}

/** A picture's address. Its dimensions and its description are separate settings. */
export interface PictureSetting extends SettingTexts {
  type: 'picture';
  required?: boolean;
  fallback: string;
}

/** A list of texts, one on each line. */
export interface LinesSetting extends SettingTexts {
  type: 'lines';
  fallback: readonly string[];
}

export interface FlagSetting extends SettingTexts {
  type: 'flag';
  fallback: boolean;
}

export interface NumberSetting<
  Fallback extends number | undefined = number | undefined,
> extends SettingTexts {
  type: 'number';
  min: number;
  max: number;
  step: number;
  fallback: Fallback;
}

export interface ChoiceSetting<Option extends string = string> extends SettingTexts {
  type: 'choice';
  /** The possible values, in the order in which they are offered. */
  options: readonly Option[];
  /** The label of each value in an editor. */
  labels: Readonly<Record<Option, LocalText>>;
  fallback: Option;
}

/** Settings within a setting. */
export interface GroupSetting<Fields extends SettingsSchema = SettingsSchema> extends SettingTexts {
  type: 'group';
  fields: Fields;
}

/** Any number of entries with the same settings. */
export interface ListSetting<Fields extends SettingsSchema = SettingsSchema> extends SettingTexts {
  type: 'list';
  fields: Fields;
  /** The name of one entry. */
  entry: LocalText;
  /** Whether a block without the list is incomplete. */
  required?: boolean;
  /** The settings of a new entry. */
  blank: Readonly<Record<string, unknown>>;
}

export type Setting =
  | LineSetting
  | TextSetting
  | LinkSetting
  | PictureSetting
  | LinesSetting
  | FlagSetting
  | NumberSetting
  | ChoiceSetting
  | GroupSetting
  | ListSetting;

/** The settings of a block by their names. */
export interface SettingsSchema {
  readonly [name: string]: Setting;
}

/** The value of one setting for a renderer. */
export type ValueOf<S extends Setting> = S extends { type: 'number'; fallback: infer Fallback }
  ? number | Extract<Fallback, undefined>
  : S extends { type: 'flag' }
    ? boolean
    : S extends ChoiceSetting<infer Option>
      ? Option
      : S extends { type: 'lines' }
        ? readonly string[]
        : S extends GroupSetting<infer Fields>
          ? SettingValues<Fields>
          : S extends ListSetting<infer Fields>
            ? readonly SettingValues<Fields>[]
            : string;

/** The values of a block's settings, each with its fallback if none is stored. */
export type SettingValues<Schema extends SettingsSchema> = {
  readonly [Name in keyof Schema]: ValueOf<Schema[Name]>;
};
