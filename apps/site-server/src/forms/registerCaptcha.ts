import { issueChallenge } from '@plinth/forms/proof-of-work';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** The address of the page's challenge. Not a call of the contract: any captcha may replace it. */
export function registerCaptcha(app: Hono<ServerEnvironment>): void {
  app.get('/captcha/challenge', async (c) => {
    const { captchaSecret, clock } = c.get('services');
    c.header('cache-control', 'no-store');
    return c.json(await issueChallenge({ secret: captchaSecret, now: clock() }));
  });
}
