import { packageBuild } from '@plinth/tooling/tsup';

export default packageBuild(import.meta.url);
