import { languageSwitch } from './block';
import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { LanguageLinks } from '../../parts/LanguageLinks';

/** The ways to the languages of the site ([SRV-101]); nothing where it has a single one. */
export const languageSwitchBlock: BlockRenderer = {
  kind: languageSwitch.kind,
  types: languageSwitch.types,
  styles: ['language-switch'],
  render(_, context, block) {
    const { isShort } = settingsOf(languageSwitch, block, context);
    return { content: <LanguageLinks context={context} isShort={isShort} /> };
  },
};
