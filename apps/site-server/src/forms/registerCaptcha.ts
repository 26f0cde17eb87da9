import { issueChallenge } from '@plinth/forms/proof-of-work';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** Where the page fetches what its device has to work out. Not a call of the contract: any captcha may take its place. */
export function registerCaptcha(app: Hono<ServerEnvironment>): void {
  app.get('/captcha/challenge', async (c) => {
    const { captchaSecret, clock } = c.get('services');
    c.header('cache-control', 'no-store');
    return c.json(await issueChallenge({ secret: captchaSecret, now: clock() }));
  });
}
