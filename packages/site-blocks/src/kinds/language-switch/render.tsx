import { languageSwitch } from './block';
import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { LanguageLinks } from '../../parts/LanguageLinks';

/** The links to the languages of the site ([SRV-101]); nothing for a single language. */
export const languageSwitchBlock: BlockRenderer = {
  kind: languageSwitch.kind,
  types: languageSwitch.types,
  styles: ['language-switch'],
  render(_, context, block) {
    const { isShort } = settingsOf(languageSwitch, block, context);
    return { content: <LanguageLinks context={context} isShort={isShort} /> };
  },
};
