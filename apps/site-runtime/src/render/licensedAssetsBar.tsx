import { hasLicensedPreviews } from '../overlays/barRules';
import type { RenderContext } from './renderContext';

/** Says that pictures are previews only ([RUN-13]). */
export function licensedAssetsBar(context: RenderContext) {
  const { page, translate } = context;
  if (!page.sections.some(({ blocks }) => hasLicensedPreviews(blocks))) return undefined;
  context.wantStyle('furniture');
  const text = translate('runtime.licensedPreviews');
  return (
    <aside className="pl-licensed-bar" aria-label={text}>
      <p>{text}</p>
    </aside>
  );
}
