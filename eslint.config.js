import { repositoryLint } from '@plinth/tooling/eslint';

export default repositoryLint();
