import { walkJson } from './walkJson';

/**
 * The line, from 1, of a path's value in a JSON text; for a missing path, the line of the nearest object around it. The
 * text is valid JSON.
 */
export function lineOfPath(source: string, path: readonly (string | number)[]): number {
  const wanted = path.map(String);
  let best = { depth: -1, at: source.search(/\S/) };
  // The name of a field precedes its value, and is the better place to show.
  walkJson(source, ({ path: here, at }) => {
    const isNearer = here.length <= wanted.length && here.length > best.depth;
    if (isNearer && here.every((key, index) => String(key) === wanted[index]))
      best = { depth: here.length, at };
  });
  return lineOf(source, Math.max(0, best.at));
}

/** The line, from 1, of a position in a text. */
export const lineOf = (source: string, at: number): number =>
  source.slice(0, at).split('\n').length;
