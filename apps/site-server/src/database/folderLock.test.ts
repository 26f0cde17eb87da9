import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plinth-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'plinth.lock');

it('[SRV-1c] gives a data folder to one holder at a time', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*PLINTH_DATA/);
  release();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('[SRV-1c] takes over the lock of a process that is gone', () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(lockFile(), JSON.stringify({ pid: gone }));
  const release = lockFolder(folder);
  release();
  expect(existsSync(lockFile())).toBe(false);
});

it('[SRV-1c] takes over the lock of a process whose number was given to another one', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, start: 'at another time' }));
  const taken = process.platform === 'linux';
  if (taken) lockFolder(folder)();
  else expect(() => lockFolder(folder)).toThrow(FolderInUseError);
});

it('[SRV-1c] takes over a lock file that cannot be read', () => {
  writeFileSync(lockFile(), '{"pid":');
  lockFolder(folder)();
});

it('[SRV-7d] says so where the lock is no file, instead of waiting for ever', () => {
  mkdirSync(lockFile());
  expect(() => lockFolder(folder)).toThrow(/plinth\.lock cannot be read as a file.*remove it/);
  rmSync(lockFile(), { recursive: true });
  symlinkSync(path.join(folder, 'nowhere'), lockFile());
  expect(() => lockFolder(folder)).toThrow(/cannot be read as a file/);
  rmSync(lockFile());
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('[SRV-1c] does not remove a lock that another process has taken since', () => {
  const release = lockFolder(folder);
  writeFileSync(lockFile(), JSON.stringify({ pid: 1 }));
  release();
  expect(existsSync(lockFile())).toBe(true);
});
