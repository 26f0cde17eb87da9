import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, type Host } from '../../host/host';
import { createCommentCounts } from './createCommentCounts';

let host: Host;
let asked: URL[];

interface Counting {
  DISQUSWIDGETS?: { displayCount(answer: unknown): void };
}
const tell = (answer: unknown) => (window as Counting).DISQUSWIDGETS!.displayCount(answer);
const counts = (given: Record<string, unknown>) =>
  tell({ counts: Object.entries(given).map(([id, comments]) => ({ id, comments })) });

/** No script is ever fetched: what would be is noted, and its element answers for it. */
beforeEach(() => {
  host = { ...createHost(document), init() {}, destroy() {}, start() {} };
  asked = [];
  const { append } = document.head;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return append.apply(document.head, nodes);
    asked.push(new URL(script.src));
    scripts.push(script);
  });
});
let scripts: HTMLScriptElement[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  scripts = [];
  document.body.replaceChildren();
  delete (window as Counting).DISQUSWIDGETS;
});

function addLinks(...ids: string[]): void {
  for (const id of ids) {
    const link = document.createElement('a');
    link.href = '#comments';
    link.dataset['comments'] = id;
    const place = document.createElement('span');
    place.dataset['commentCount'] = '';
    link.append('Comments ', place);
    document.body.append(link);
  }
}
const shown = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
const idsOf = (url: URL) => url.searchParams.getAll('1');

describe('counts of comments', () => {
  it('[RUN-6p, A-234] are asked for once for all links of a page, ten posts a call', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `post-${at}`);
    addLinks(...ids, 'post-0');
    const { show } = createCommentCounts(host, 'marlow-clay');
    show();
    show();
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://marlow-clay.disqus.com/count-data.js',
      'https://marlow-clay.disqus.com/count-data.js',
    ]);
    expect(asked.map((url) => idsOf(url).length)).toEqual([10, 2]);
    expect(asked.flatMap(idsOf)).toEqual(ids);
  });

  it('[RUN-6p] are in every link of their post, also one that is added later', () => {
    addLinks('a', 'b', 'a');
    const { show } = createCommentCounts(host, 'marlow-clay');
    show();
    counts({ a: 1000, b: 0 });
    expect(shown()).toEqual(['Comments 999+', 'Comments 0', 'Comments 999+']);
    addLinks('a', 'c');
    show();
    expect(shown().slice(3)).toEqual(['Comments 999+', 'Comments ']);
    expect(asked.map(idsOf)).toEqual([['a', 'b'], ['c']]);
  });

  it('[RUN-6p] are numbers of posts that were asked about, and nothing else', () => {
    addLinks('a', 'b', 'c', 'd');
    const { show } = createCommentCounts(host, 'marlow-clay');
    show();
    addLinks('unasked');
    counts({ a: '<b>1</b>', b: -1, c: 1.5, d: 4, unasked: 5 });
    for (const odd of [undefined, null, 7, {}, { counts: 'x' }, { counts: [null, 1, {}] }])
      tell(odd);
    expect(shown()).toEqual(['Comments ', 'Comments ', 'Comments ', 'Comments 4', 'Comments ']);
  });

  it('[RUN-6q] are requested again on the next page where the service failed, without a report', async () => {
    addLinks('a');
    const reported = vi.fn();
    host.onReport(reported);
    const { show } = createCommentCounts(host, 'marlow-clay');
    show();
    scripts[0]!.onerror!(new Event('error'));
    await expect
      .poll(() => {
        show();
        return asked;
      })
      .toHaveLength(2);
    expect(reported).not.toHaveBeenCalled();
  });
});
