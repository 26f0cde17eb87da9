import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '@plinth/tooling/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL; empty where none is installed. */
    postgres: string;
    /** Its log. */
    postgresLog: string;
  }
}

/** One PostgreSQL for all tests of a run, started before the first and stopped after the last. */
export default async function postgresOfRun(project: TestProject) {
  const binaries = findPostgres();
  const server = binaries ? await startPostgres(binaries) : undefined;
  project.provide('postgres', server?.url ?? '');
  project.provide('postgresLog', server?.log ?? '');
  return () => server?.stop();
}
