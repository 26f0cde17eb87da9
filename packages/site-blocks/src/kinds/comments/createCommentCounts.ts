import { encodeAddressPart, languageTag } from '@plinth/site-model';
import type { Host } from '../../host/host';
import { loadScript } from '../../providers/loadScript';
import { commentOrigin } from '../../context/commentSettings';
import type { Provider } from '../../providers/provider';

/** The number of posts per call, as in the service's own script. */
const postsPerCall = 10;

/** Milliseconds after which the service counts as unavailable. */
const timeLimit = 10_000;

/** The largest count that fits into the reserved space of four digits. */
const maxShown = 999;

interface CountingWindow {
  /** The object that the service's answers call, with the service's name. */
  DISQUSWIDGETS?: { displayCount(answer: unknown): void };
}

export interface CommentCounts {
  /** Shows known counts, and requests the missing counts of the page's posts. */
  show(): void;
}

/**
 * Comment counts of posts, from the service's answers (`count-data.js`, a script that calls
 * `DISQUSWIDGETS.displayCount` with the counts by id). The service's own `count.js` only requests
 * that script and writes the answer as HTML, and this page's policy refuses both. Only the numbers
 * of an answer are used.
 */
export function createCommentCounts(host: Host, shortname: string): CommentCounts {
  const page = host.document;
  const origin = commentOrigin(shortname);
  const provider: Provider = { name: 'disqus', label: 'Disqus', origins: [origin] };
  const known = new Map<string, number>();
  const asked = new Set<string>();
  (page.defaultView as CountingWindow).DISQUSWIDGETS = { displayCount: take };

  const links = () => [...page.querySelectorAll<HTMLElement>('[data-comments]')];
  const idOf = ({ dataset }: HTMLElement) => dataset['comments']!;

  function take(answer: unknown): void {
    const { counts } = Object(answer) as { counts?: unknown };
    if (!Array.isArray(counts)) return;
    for (const entry of counts as unknown[]) {
      const { id, comments } = Object(entry) as { id?: unknown; comments?: unknown };
      if (!asked.has(id as string) || !Number.isSafeInteger(comments)) continue;
      if ((comments as number) >= 0) known.set(id as string, comments as number);
    }
    fill();
  }

  function fill(): void {
    for (const link of links()) {
      const count = known.get(idOf(link));
      const place = link.querySelector('[data-comment-count]');
      if (count !== undefined && place) place.textContent = written(count, page);
    }
  }

  function ask(ids: readonly string[]): void {
    const query = ids.map((id) => `1=${encodeAddressPart(id)}`).join('&');
    const signal = AbortSignal.timeout(timeLimit);
    loadScript(host, `${origin}/count-data.js?${query}`, { ...provider, signal }).catch(() => {
      // This site cannot fix it, so it is not reported; the next page tries again.
      for (const id of ids) asked.delete(id);
    });
  }

  return {
    show() {
      fill();
      const ids = [...new Set(links().map(idOf))].filter((id) => !asked.has(id));
      for (const id of ids) asked.add(id);
      for (let at = 0; at < ids.length; at += postsPerCall) ask(ids.slice(at, at + postsPerCall));
    },
  };
}

function written(count: number, page: Document): string {
  const shown = Math.min(count, maxShown);
  const number = shown.toLocaleString(languageTag(page.documentElement.lang));
  return count > maxShown ? `${number}+` : number;
}
