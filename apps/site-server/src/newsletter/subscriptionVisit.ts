import type { Context } from 'hono';
import { readSite } from '../locks/readSite';
import type { Signer } from '../security/signer';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import type { SubscriptionParts } from './subscriptions';

/** A visitor who has followed a mail's link about a subscription. */
export interface SubscriptionVisit<Token> extends SubscriptionParts {
  c: Context<ServerEnvironment>;
  /** The site as this visitor may see it. */
  shown: SiteSnapshot;
  now: Date;
  /** `undefined` where the link is invalid. */
  token: Token | undefined;
  /** The address of the same page. */
  address: string;
}

export async function readSubscriptionVisit<Token>(
  c: Context<ServerEnvironment>,
  path: string,
  readToken: (signer: Signer, token: string) => Token | undefined,
): Promise<SubscriptionVisit<Token>> {
  const { db, signer, clock } = c.get('services');
  const token = c.req.query('token') ?? '';
  const shown = await readSite(c);
  return {
    c,
    db,
    shown,
    now: new Date(clock()),
    // The form may be on a page that is locked by now, and still names its address field.
    site: shown.whole ?? shown,
    token: readToken(signer, token),
    address: `${path}?${new URLSearchParams({ token })}`,
  };
}
