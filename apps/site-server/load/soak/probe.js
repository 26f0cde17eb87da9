// @ts-check
// Loaded before the built server (`node --expose-gc --import`): it collects garbage and tells its memory when its parent
// process asks. The server itself is the real one.
process.on('message', async () => {
  // Twice, with a pause: weak references and finished promises go with the second.
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The channel alone shall not keep a server running that has stopped.
process.channel?.unref();
