import type { Context } from 'hono';
import type { ServerEnvironment } from '../../serverEnvironment';
import type { SiteMessages } from '../translatePage';
import { answerMessages } from './answerMessages';

/** `answerMessages` of the site that the request is for; English where the database does not answer. */
export async function readAnswerMessages(c: Context<ServerEnvironment>): Promise<SiteMessages> {
  const site = await c
    .get('services')
    .site.read()
    .catch(() => undefined);
  return answerMessages(c, site?.definition);
}
