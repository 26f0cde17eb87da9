import { lockSubjectOf, siteSubject } from '../../site/lock';
import { removeLock, setLock } from '../../site/lockStore';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendConfigNotFound } from '../shell/refusals';
import { isLockable } from './isLockable';
import { problemOfPassword } from '../../security/passwordRule';

/** Sets, changes and removes the passwords of the site and of its pages. They are not part of revisions. */
export function registerLocks(area: ConfigArea): void {
  area.change('/config/settings/password', 'settings', (visit) =>
    change(visit, { subject: siteSubject, address: '/config/settings' }),
  );
  area.change('/config/pages/:id/password', 'pages', (visit) => {
    const id = visit.c.req.param('id') ?? '';
    const page = visit.site.definition.pages.find((one) => one.id === id);
    if (!page || !isLockable(page, visit.site)) return sendConfigNotFound(visit);
    return change(visit, {
      subject: lockSubjectOf(id),
      address: `/config/pages/${encodeURIComponent(id)}`,
    });
  });
}

async function change(
  { services, site, posted, now, c }: ConfigVisit,
  { subject, address }: { subject: string; address: string },
): Promise<Response> {
  const { id: siteId } = site.definition;
  const say = (what: string) => c.redirect(`${address}?password=${what}#password`, 303);
  if (posted.has('remove')) {
    await removeLock(services.db, { siteId, subject });
    services.site.forget();
    return say('removed');
  }
  const password = posted.get('password') ?? '';
  const problem = problemOfPassword(password);
  if (problem) return say(problem);
  await setLock(services.db, { siteId, subject, password, now, cost: services.passwordCost });
  services.site.forget();
  return say('set');
}
