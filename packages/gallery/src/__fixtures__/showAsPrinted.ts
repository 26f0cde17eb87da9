import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  send(method: string, parameters?: object): Promise<unknown>;
}

/** Shows the page as it is printed, until the test ends. */
export async function showAsPrinted(): Promise<void> {
  const session = cdp() as unknown as Session;
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  });
}
