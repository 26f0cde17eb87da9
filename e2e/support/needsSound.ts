import { test, type Page } from '@playwright/test';

const rate = 8000;
const seconds = 2;

/** A silent sound as a WAV file. */
function silence(): string {
  const head = Buffer.alloc(44);
  const bytes = rate * seconds;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  // One channel of 8 bits.
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes, 128)]).toString('base64');
}

/**
 * Skips the calling journey where Firefox has no audio device: every player gets an error then, and so does ours. An
 * empty page is checked, so that a fault of a player is no reason. Chromium has a device of its own.
 */
export async function needsSound(page: Page): Promise<void> {
  if (test.info().project.use.browserName !== 'firefox') return;
  await page.setContent(
    `<button>Play</button><audio src="data:audio/wav;base64,${silence()}"></audio>
    <script>
      const audio = document.querySelector('audio');
      document.querySelector('button').onclick = () => audio.play();
      for (const type of ['error', 'ended'])
        audio.addEventListener(type, () => (document.body.dataset.sound ??= type));
    </script>`,
  );
  await page.getByRole('button', { name: 'Play' }).click();
  const end = await page.waitForFunction(() => document.body.dataset['sound']);
  test.skip(
    (await end.jsonValue()) === 'error',
    'sound: this machine has no device that Firefox plays sounds to',
  );
}
