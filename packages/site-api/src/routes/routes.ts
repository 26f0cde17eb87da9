import { censusRoutes } from './censusRoutes';
import { commerceRoutes } from './commerceRoutes';
import { eventRoutes } from './eventRoutes';
import { formRoutes } from './formRoutes';
import { sessionRoutes } from './sessionRoutes';
import { siteRoutes } from './siteRoutes';

/** Every call by name: the one table from which the client, the server's routes and the OpenAPI document are made. */
export const routes = {
  ...formRoutes,
  ...sessionRoutes,
  ...siteRoutes,
  ...censusRoutes,
  ...eventRoutes,
  ...commerceRoutes,
} as const;

export type CallName = keyof typeof routes;
