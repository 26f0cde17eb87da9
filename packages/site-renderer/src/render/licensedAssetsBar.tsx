import { blocksOf, type RenderContext } from '@plinth/site-blocks/rendering';
import { hasLicensedPreviews } from '../overlays/barRules';

/** Notes that pictures are only previews ([RUN-13]). */
export function licensedAssetsBar(context: RenderContext) {
  const { page, translate } = context;
  if (!hasLicensedPreviews(blocksOf(page))) return undefined;
  context.wantStyle('siteParts');
  const text = translate('runtime.licensedPreviews');
  return (
    <aside className="pl-licensed-bar" aria-label={text}>
      <p>{text}</p>
    </aside>
  );
}
