import type { Services } from '../../services';
import { publishDueDrafts } from './draftStore';

/** Milliseconds between two checks of the drafts. */
const period = 10_000;

/**
 * Publishes scheduled drafts in the background. If several servers do so at the same time, each draft is published
 * once: the second server finds the published page.
 * @returns a function that stops it, and waits for the current run
 */
export function startPublishing({
  db,
  clock,
  sites,
  log,
}: Pick<Services, 'db' | 'clock' | 'sites' | 'log'>): () => Promise<void> {
  let working: Promise<void> | undefined;
  const publish = async () => {
    try {
      const published = await publishDueDrafts(db, new Date(clock()));
      for (const siteId of new Set(published)) (await sites.withId(siteId))?.site.forget();
    } catch (error) {
      log.error('drafts.failed', { error });
    } finally {
      working = undefined;
    }
  };
  const timer = setInterval(() => {
    working ??= publish();
  }, period);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
