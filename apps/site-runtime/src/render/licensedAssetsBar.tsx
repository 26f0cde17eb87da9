import { hasLicensedPreviews } from '../overlays/barRules';
import { blocksOf } from './blocksOf';
import type { RenderContext } from './renderContext';

/** Says that pictures are previews only ([RUN-13]). */
export function licensedAssetsBar(context: RenderContext) {
  const { page, translate } = context;
  if (!hasLicensedPreviews(blocksOf(page))) return undefined;
  context.wantStyle('furniture');
  const text = translate('runtime.licensedPreviews');
  return (
    <aside className="pl-licensed-bar" aria-label={text}>
      <p>{text}</p>
    </aside>
  );
}
