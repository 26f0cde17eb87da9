import type { Context } from 'hono';
import type { ServerEnvironment } from '../../serverEnvironment';
import type { SiteWords } from '../pageSentence';
import { answerWords } from './answerWords';

/** The language of a refusal: it is the same refusal where the database does not answer, in English then. */
export async function wordsOfAnswer(c: Context<ServerEnvironment>): Promise<SiteWords> {
  const site = await c
    .get('services')
    .site.read()
    .catch(() => undefined);
  return answerWords(c, site?.definition);
}
