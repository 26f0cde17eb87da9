import { cpus, totalmem } from 'node:os';
import { sharedBrowser } from './browser';

/** The description of the machine for every figure: figures of two machines are not compared. */
export async function machineLine(withBrowser: boolean): Promise<string> {
  const processors = cpus();
  const browser = withBrowser ? `, Chromium ${(await sharedBrowser()).version()}` : '';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown CPU'}, ${memory} GB, ${process.platform}, Node ${process.version}${browser}`;
}
