import * as v from 'valibot';
import type { sessionRoutes } from '../routes/sessionRoutes';
import type { CallSchemas } from './callSchemas';
import { text, wireFlag } from './wireValues';

export const sessionSchemas = {
  logout: { payload: undefined, answer: v.looseObject({}) },
  memberLogin: {
    payload: v.object({
      email: v.pipe(text(256), v.nonEmpty()),
      password: v.pipe(text(1000), v.nonEmpty()),
      rememberMe: v.optional(v.boolean(), false),
    }),
    answer: v.looseObject({ xsrfToken: v.pipe(v.string(), v.nonEmpty()) }),
  },
  memberLogout: {
    payload: v.object({ cloneCart: v.optional(wireFlag) }),
    answer: v.looseObject({}),
  },
} satisfies Record<keyof typeof sessionRoutes, CallSchemas>;
