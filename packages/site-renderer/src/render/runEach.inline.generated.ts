// Written by `pnpm registries` from runEach.inline.ts; a test compares them.
import { inlineScript } from '@plinth/site-blocks/browser';
import type { runEach as run } from './runEach.inline';

export const runEach = inlineScript<typeof run>(
  't=>{for(const o of t)try{o()}catch(t){setTimeout(()=>{throw t})}}',
);
