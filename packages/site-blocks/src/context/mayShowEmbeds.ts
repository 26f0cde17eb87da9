import { permissionsOf } from './permissionsOf';
import type { RenderContext } from './renderContext';

/** Whether this page may load content of other companies for its visitor ([CNS-7]). */
export const mayShowEmbeds = (context: Pick<RenderContext, 'site' | 'request'>): boolean =>
  permissionsOf(context).embeds;
