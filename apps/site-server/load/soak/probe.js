// @ts-check
// Loaded before the built server (`node --import`), and so before each of its threads: it collects garbage
// and reports the memory on request of the parent process. The server itself is the real one.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');
const channel = new BroadcastChannel('plinth soak');

/** Bytes of this thread's heap, with the buffers outside of it. */
async function heapOfThread() {
  // Twice, with a pause: the second collection frees weak references and settled promises.
  collect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (isMainThread) {
  /** @type {Set<number>} */
  const threads = new Set();
  /** @type {Map<number, number>} */
  const heaps = new Map();
  channel.onmessage = (/** @type {any} */ { data }) => {
    if ('begun' in data) threads.add(data.begun);
    if ('heap' in data) heaps.set(data.thread, data.heap);
  };
  process.on('message', async () => {
    heaps.clear();
    channel.postMessage('measure');
    const own = await heapOfThread();
    // The thread of the database answers after its current query.
    while ([...threads].some((thread) => !heaps.has(thread)))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const heap = [...heaps.values()].reduce((sum, one) => sum + one, own);
    process.send?.({ heap, rss: process.memoryUsage().rss });
  });
  // The channel alone must not keep a stopped server running.
  process.channel?.unref();
} else {
  channel.onmessage = (/** @type {any} */ { data }) => {
    if (data === 'measure')
      void heapOfThread().then((heap) => channel.postMessage({ thread: threadId, heap }));
  };
  channel.postMessage({ begun: threadId });
}
channel.unref();
