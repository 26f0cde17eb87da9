import { describe, expect, it } from 'vitest';
import { playSampleSounds, sampleSounds } from './sampleSounds';

describe('the sample sounds', () => {
  it('[RUN-19b] are whole WAV files of the length that they say, audible, and the same each time', () => {
    const files = playSampleSounds();
    for (const { src, duration } of sampleSounds) {
      const file = files.get(src)!;
      expect(file.toString('latin1', 0, 4)).toBe('RIFF');
      expect(file.readUInt32LE(4)).toBe(file.length - 8);
      expect(file.readUInt32LE(40) / file.readUInt32LE(28)).toBe(duration);
      const loudest = Math.max(
        ...Array.from({ length: 40_000 }, (_, index) => Math.abs(file.readInt16LE(44 + index * 2))),
      );
      expect(loudest).toBeGreaterThan(10_000);
      expect(file.readInt16LE(file.length - 2)).toBe(0);
    }
    const { src } = sampleSounds[0]!;
    expect(playSampleSounds().get(src)!.equals(files.get(src)!)).toBe(true);
  });
});
