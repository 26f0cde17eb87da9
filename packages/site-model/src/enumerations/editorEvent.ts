/** Events of the frame around an edited page ([MOD-11]). */
export const editorEvent = {
  frameLoad: 'frame:load',
  iframeUnload: 'iframe:unload',
  saveEnter: 'save:enter',
  saveExit: 'save:exit',
  editingChange: 'editing:change',
} as const;
export type EditorEvent = (typeof editorEvent)[keyof typeof editorEvent];

/** Events of the style panels ([MOD-11]). */
export const tweakEvent = {
  change: 'tweak:change',
  close: 'tweak:close',
  save: 'tweak:save',
  reset: 'tweak:reset',
  afterShow: 'tweak:aftershow',
  afterClose: 'tweak:afterclose',
  beforeOpen: 'tweak:beforeopen',
} as const;
export type TweakEvent = (typeof tweakEvent)[keyof typeof tweakEvent];

export type ThemePanel = 'colors' | 'fonts';

/** Event of a saved colours or fonts panel; a feature flag makes it the variant that sends changes only ([MOD-11]). */
export function themeSaveEvent(
  panel: ThemePanel,
  { patch = false }: { readonly patch?: boolean } = {},
): `${ThemePanel}:save` | `${ThemePanel}:patch` {
  return `${panel}:${patch ? 'patch' : 'save'}`;
}
