import type {
  ChoiceSetting,
  FlagSetting,
  GroupSetting,
  LineSetting,
  LinesSetting,
  LinkSetting,
  ListSetting,
  NumberSetting,
  PictureSetting,
  SettingsSchema,
  TextSetting,
} from './setting';

/** The parts of a setting that its builder does not set. */
type Given<S, Known extends keyof S> = Omit<S, 'type' | Known> & Partial<Pick<S, Known>>;

/** Text on one line. @default fallback '' */
export const line = (given: Given<LineSetting, 'fallback'>): LineSetting => ({
  type: 'line',
  fallback: '',
  ...given,
});

/** Plain text on several lines. @default fallback '' */
export const text = (given: Given<TextSetting, 'fallback'>): TextSetting => ({
  type: 'text',
  fallback: '',
  ...given,
});

/** HTML, which the renderer sanitises. @default fallback '' */
export const richText = (given: Given<TextSetting, 'fallback'>): TextSetting => ({
  type: 'html',
  fallback: '',
  ...given,
});

/** An address. @default fallback '' */
export const link = (given: Given<LinkSetting, 'fallback'>): LinkSetting => ({
  type: 'link',
  fallback: '',
  ...given,
});

/** A picture's address. @default fallback '' */
export const picture = (given: Given<PictureSetting, 'fallback'>): PictureSetting => ({
  type: 'picture',
  fallback: '',
  ...given,
});

/** A list of texts. @default fallback [] */
export const lines = (given: Given<LinesSetting, 'fallback'>): LinesSetting => ({
  type: 'lines',
  fallback: [],
  ...given,
});

/** Yes or no. @default fallback false */
export const flag = (given: Given<FlagSetting, 'fallback'>): FlagSetting => ({
  type: 'flag',
  fallback: false,
  ...given,
});

/** A number within bounds. @default step 1 */
export const number = <Fallback extends number | undefined>(
  given: Given<NumberSetting<Fallback>, 'step'>,
): NumberSetting<Fallback> => ({ type: 'number', step: 1, ...given });

/** One of several options, in the order of their labels. @default fallback the first option */
export function choice<const Option extends string>(
  given: Omit<ChoiceSetting<Option>, 'type' | 'options' | 'fallback'> & {
    fallback?: NoInfer<Option>;
  },
): ChoiceSetting<Option> {
  const options = Object.keys(given.labels) as Option[];
  return { type: 'choice', options, fallback: options[0]!, ...given };
}

/** Settings within a setting. */
export const group = <Fields extends SettingsSchema>(
  given: Given<GroupSetting<Fields>, never>,
): GroupSetting<Fields> => ({ type: 'group', ...given });

/** Any number of entries with the same settings. @default blank {} */
export const list = <Fields extends SettingsSchema>(
  given: Given<ListSetting<Fields>, 'blank'>,
): ListSetting<Fields> => ({ type: 'list', blank: {}, ...given });
