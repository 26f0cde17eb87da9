import { packageTests } from '@plinth/tooling/vitest';
import { recordingServer } from './src/__fixtures__/recordingServer';

const config = await packageTests(import.meta.url);
for (const project of config.test?.projects ?? []) {
  if (typeof project === 'object' && 'plugins' in project === false && 'test' in project)
    Object.assign(project, { plugins: [recordingServer()] });
}

export default config;
