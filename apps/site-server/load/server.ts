import { createServedFile } from '../src/assets/servedFile';
import { startServer } from '../src/startServer';
import { testSite } from '../testing/testSite';

// The real server with a small site, no built client, and limits that a load run does not reach.
const open = { calls: 1_000_000, window: 1000 };
await startServer({
  client: {
    manifest: { 'src/start/main.ts': { file: 'assets/boot.js' } },
    files: new Map([['/assets/boot.js', createServedFile('text/javascript', Buffer.from(''))]]),
  },
  sampleOn: () => ({ site: testSite, collections: [] }),
  files: new Map(),
  rateLimits: { formSubmissionKey: open, saveFormSubmission: open, recordHit: open },
});
