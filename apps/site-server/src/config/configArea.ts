import type { Hono } from 'hono';
import { recordAction, type AuditAction } from '../audit/recordAction';
import { grantTime } from '../http/requestDeadline';
import { isSameOrigin } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import { hasCrumb } from './access/hasCrumb';
import type { ConfigurationPart } from '@plinth/site-model';
import type { ConfigFiles } from './configFiles';
import { readArrival, visitOf, type ConfigVisit, type RequestContext } from './configVisit';
import {
  sendAccessDenied,
  sendForeignForm,
  sendExpiredForm,
  sendExpiredPreview,
} from './shell/refusals';
import { sendSignIn } from './sign-in/sendSignIn';

type Answer = (visit: ConfigVisit) => Response | Promise<Response>;

/** Registers the addresses of the area, each with the same checks in the same order. */
export interface ConfigArea {
  /** A page to read. */
  show(path: string, part: ConfigurationPart, answer: Answer): void;
  /** Registers a form that changes something (POST). */
  change(path: string, part: ConfigurationPart, answer: Answer): void;
  /**
   * Registers a form with files: its handler reads the body itself, part by part, and accepts no file before the crumb
   * of the form was checked.
   */
  receive(path: string, part: ConfigurationPart, answer: Answer): void;
  /** Registers a page that every account may see, whatever its roles. */
  showOwn(path: string, answer: Answer): void;
  changeOwn(path: string, answer: Answer): void;
  /** Registers a form that changes nothing, such as a preview of unsaved changes; its response is shown in a frame. */
  ask(path: string, part: ConfigurationPart, answer: Answer): void;
}

interface Entry {
  mayEnter(visit: ConfigVisit): boolean;
  answer: Answer;
  /** Whether the response is shown in a frame that cannot submit anything, not even a sign-in. */
  isFramed?: boolean;
}

/**
 * A visitor without a session gets the sign-in, an account without the right gets a refusal, and a form of another site
 * is refused. The entries of a form are never lost: they are kept while its author signs in again.
 */
export function createConfigArea(app: Hono<ServerEnvironment>, files: ConfigFiles): ConfigArea {
  const ask = (path: string) => app.request(path);

  async function enter(
    c: RequestContext,
    { mayEnter, answer, isFramed = false }: Entry,
    posted?: URLSearchParams,
  ): Promise<Response> {
    const arrival = await readArrival(c, files);
    const { session } = arrival;
    if (posted && !isSameOrigin(c)) return sendForeignForm(arrival);
    if (!session)
      return isFramed ? sendExpiredPreview(arrival) : sendSignIn(arrival, { kept: posted });
    const visit = visitOf(arrival, session, { ask, posted });
    if (!mayEnter(visit)) return sendAccessDenied(arrival);
    if (posted && !hasCrumb(arrival, posted))
      return isFramed ? sendExpiredPreview(arrival) : sendExpiredForm(visit);
    const response = await answer(visit);
    const action =
      posted && response.status === 303 ? actionAt(visit.url.pathname, posted) : undefined;
    if (action) {
      const { services, site, now, account } = visit;
      await recordAction(services.db, {
        siteId: site.definition.id,
        now,
        action,
        actor: account.email,
        subject: visit.url.pathname,
      });
    }
    return response;
  }

  const post = (path: string, entry: Entry) =>
    app.post(path, async (c) => enter(c, entry, new URLSearchParams(await c.req.text())));

  async function receive(c: RequestContext, { mayEnter, answer }: Entry): Promise<Response> {
    const arrival = await readArrival(c, files);
    const { session } = arrival;
    if (!isSameOrigin(c)) return sendForeignForm(arrival);
    // Files cannot be kept in a page during a sign-in.
    if (!session) return sendSignIn(arrival, {});
    const visit = visitOf(arrival, session, { ask });
    if (!mayEnter(visit)) return sendAccessDenied(arrival);
    if (c.env?.incoming) grantTime(c.env.incoming);
    return answer(visit);
  }

  return {
    receive: (path, part, answer) =>
      app.post(path, (c) =>
        receive(c, { mayEnter: ({ rights }) => rights.mayChange(part), answer }),
      ),
    show: (path, part, answer) => {
      const mayEnter = ({ rights }: ConfigVisit) => rights.mayLook(part);
      app.get(path, (c) => enter(c, { mayEnter, answer }));
    },
    change: (path, part, answer) =>
      post(path, { mayEnter: ({ rights }) => rights.mayChange(part), answer }),
    showOwn: (path, answer) => app.get(path, (c) => enter(c, { mayEnter: () => true, answer })),
    changeOwn: (path, answer) => post(path, { mayEnter: () => true, answer }),
    ask: (path, part, answer) =>
      post(path, { mayEnter: ({ rights }) => rights.mayLook(part), answer, isFramed: true }),
  };
}

/** The action of a form for the audit log, derived from its address: one rule for every part. */
function actionAt(path: string, posted: URLSearchParams): AuditAction | undefined {
  // Accounts are recorded by their email address, not by their number.
  if (path.startsWith('/config/people/') || path.startsWith('/config/account/')) return undefined;
  // Files are recorded by their name.
  if (path.startsWith('/config/files/')) return undefined;
  if (path.endsWith('/delete')) return 'deleted';
  if (path.endsWith('/password')) return posted.has('remove') ? 'lock-removed' : 'lock-set';
  return undefined;
}
