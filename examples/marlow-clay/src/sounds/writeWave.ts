import { sampleRate } from './pluckString';

const headerLength = 44;

/** Samples between -1 and 1 as a WAV file: one channel of 16 bits. */
export function writeWave(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(headerLength + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  // Plain samples, one channel.
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (let index = 0; index < samples.length; index++) {
    const kept = Math.max(-1, Math.min(1, samples[index]!));
    bytes.writeInt16LE(Math.round(kept * 32_767), headerLength + index * 2);
  }
  return bytes;
}
