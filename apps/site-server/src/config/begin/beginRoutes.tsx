import { eq } from 'drizzle-orm';
import { sites } from '../../database/schema/index';
import type { ConfigArea } from '../configArea';
import { sendConfigPage } from '../shell/sendConfigPage';
import { group, withWebsite } from '../siteForms/siteForm';
import { BeginPage } from './BeginPage';
import { beginPath } from './beginPath';
import { readSteps } from './readSteps';
import { showsBeginning } from './showsBeginning';

/** The first steps of a new site's owner ([SRV-121]). */
export function registerBegin(area: ConfigArea): void {
  area.show(beginPath, 'settings', async (visit) => {
    const { services, site, url, intl } = visit;
    const steps = await readSteps(services.db, site);
    const isInMenu = showsBeginning(site.definition);
    return sendConfigPage(
      visit,
      <BeginPage
        visit={visit}
        steps={steps}
        isInMenu={isInMenu}
        notice={url.searchParams.has('hidden') ? intl.translate('config.begin.hidden') : undefined}
      />,
    );
  });
  area.change(beginPath, 'settings', async (visit) => {
    const { services, site, posted, now, c } = visit;
    const isShown = posted.get('shown') === 'true';
    await services.db.transaction(async (transaction) => {
      const ofSite = eq(sites.id, site.definition.id);
      const [row] = await transaction
        .select({ definition: sites.definition })
        .from(sites)
        .where(ofSite)
        .for('update');
      const definition = withWebsite(group(row?.definition), {
        showsBeginning: isShown || undefined,
      });
      await transaction.update(sites).set({ definition, updatedAt: now }).where(ofSite);
    });
    services.site.forget();
    return c.redirect(isShown ? beginPath : `${beginPath}?hidden`, 303);
  });
}
