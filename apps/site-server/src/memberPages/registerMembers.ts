import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import { registerMemberAccount } from './accountRoutes';
import { registerSignUp } from './joinRoutes';
import { registerMemberPassword } from './passwordRoutes';

/** The pages of members: sign-up, password and account. */
export function registerMembers(app: Hono<ServerEnvironment>): void {
  registerSignUp(app);
  registerMemberPassword(app);
  registerMemberAccount(app);
}
