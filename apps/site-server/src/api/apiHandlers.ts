import type { ApiHandlers } from './callContext';
import * as census from './handlers/censusCalls';
import * as commerce from './handlers/commerceCalls';
import * as events from './handlers/eventCalls';
import * as forms from './handlers/formCalls';
import * as places from './handlers/placeCalls';
import * as sessions from './handlers/sessionCalls';
import * as site from './handlers/siteCalls';
import * as widgets from './handlers/widgetCalls';

/** The handlers of the calls. */
export const apiHandlers: ApiHandlers = {
  ...forms,
  ...sessions,
  ...site,
  ...places,
  ...widgets,
  ...census,
  ...events,
  ...commerce,
};
