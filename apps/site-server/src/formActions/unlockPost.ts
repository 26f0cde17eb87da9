import type { Hono } from 'hono';
import { isSameOrigin, publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import { readSite } from '../locks/readSite';
import { setUnlockCookie } from '../locks/unlockCookie';
import { translatePage } from '../pages/translatePage';
import { sendLockScreen } from '../pages/sendPage';
import { ensureCrumb } from '../security/checkCrumb';
import { PasswordsBusyError, passwordWait } from '../security/passwordQueue';
import { isPasswordRight } from '../security/passwords';
import { giveBackToLimit, takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import { slugOf } from '../site/slugOf';

/**
 * The target of a lock screen's form. The lock is that of the requested address, and the answer to the right password
 * redirects there.
 */
export function registerUnlockPost(app: Hono<ServerEnvironment>): void {
  app.post('/unlock', async (c) => {
    const site = await readSite(c);
    const { definition, closed } = site;
    const posted = new URLSearchParams(await c.req.text());
    const returnTo = returnPath(posted.get('returnTo'), publicUrl(c));
    const lock = closed.lockAt(slugOf(returnTo));
    // Another tab has unlocked it, or the owner has.
    if (!lock) return c.redirect(returnTo, 303);
    const refuse = (message: string, status: number) =>
      sendLockScreen(c, site, { status, unlockAnswer: { message, returnTo } });

    const isTrusted = isSameOrigin(c) && posted.get('crumb') === ensureCrumb(c);
    if (!isTrusted) return refuse(translatePage(definition, 'page.unlock.onceMore'), 400);
    const askToWait = (wait: number) => {
      c.header('retry-after', String(wait));
      return refuse(translatePage(definition, 'page.login.wait', { wait }), 429);
    };
    const { passwordQueue } = c.get('services');
    if (passwordQueue.isFull()) return askToWait(passwordWait);
    const wait = await takeFromLimit(c, 'unlock');
    if (wait > 0) return askToWait(wait);
    const isRight = await passwordQueue
      .run(() => isPasswordRight(posted.get('password') ?? '', lock.passwordHash))
      .catch(async (error: unknown) => {
        if (!(error instanceof PasswordsBusyError)) throw error;
        await giveBackToLimit(c, 'unlock');
        return undefined;
      });
    if (isRight === undefined) return askToWait(passwordWait);
    if (!isRight) return refuse(translatePage(definition, 'page.unlock.refused'), 403);
    // Many guests of one house have one address and the same password: only wrong passwords are counted.
    await giveBackToLimit(c, 'unlock');
    setUnlockCookie(c, definition.id, lock);
    return c.redirect(returnTo, 303);
  });
  // The address of an answer, reloaded or typed in.
  app.get('/unlock', (c) => c.redirect('/', 303));
}
