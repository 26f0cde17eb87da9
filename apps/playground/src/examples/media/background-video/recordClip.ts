/** Milliseconds of the clip. */
const length = 1500;

/**
 * Records a pulsing glow, because the playground has no video file.
 * @returns its address
 */
export async function recordClip(signal: AbortSignal): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 270;
  const paint = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(12));
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  const start = performance.now();
  for (let at = 0; at < length && !signal.aborted; at = performance.now() - start) {
    const light = 14 + 10 * Math.sin((at / length) * 2 * Math.PI);
    paint.fillStyle = `hsl(18 70% ${light}%)`;
    paint.fillRect(0, 0, canvas.width, canvas.height);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  recorder.stop();
  await ended;
  signal.throwIfAborted();
  return URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
}
