import type { FieldValue, FormValues } from '../pure/formSchema';
import type { FieldCheck } from './fieldChecks';
import type { FormStore, FormStoreOptions } from './formStore';
import { issueField, type StandardSchema } from './standardSchema';
import { ownValue, setOwnValue } from '../pure/ownValue';

/** The running rules of the page's own. */
export interface OwnChecks {
  /** Runs a field's rule after a pause; a later entry discards an earlier answer. */
  start: (id: string) => void;
  /** Aborts all running rules. */
  stop: () => void;
  /** Runs all rules: messages by field id, `''` for those of the form as a whole. */
  runAll: (signal: AbortSignal) => Promise<Record<string, string>>;
}

/** Runs the page's own rules; a part that loads only if there are some. */
export function createOwnChecks(
  store: FormStore,
  { schema, checks = {}, formCheck, checkDelay = 300 }: FormStoreOptions,
  showError: (id: string, message: string | undefined) => void,
): OwnChecks {
  const running = new Map<string, AbortController>();
  const stopOne = (id: string): void => {
    running.get(id)?.abort();
    running.delete(id);
  };

  return {
    stop: () => [...running.keys()].forEach(stopOne),
    start(id) {
      const check = ownValue(checks, id);
      stopOne(id);
      if (!check || ownValue(store.getState().errors, id) !== undefined) return;
      const controller = new AbortController();
      running.set(id, controller);
      const { signal } = controller;
      const timer = setTimeout(() => {
        const { values } = store.getState();
        runFieldCheck(check, ownValue(values, id) ?? '', { values, signal }).then(
          (message) => {
            if (signal.aborted) return;
            running.delete(id);
            showError(id, message);
          },
          // The rule runs again when the form is sent.
          () => {},
        );
      }, checkDelay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    async runAll(signal) {
      const { values } = store.getState();
      const found: Record<string, string> = {};
      await Promise.all(
        schema.fields.map(async ({ id }) => {
          const own = ownValue(checks, id);
          if (!own || !store.isShown(id)) return;
          const message = await inTime(
            runFieldCheck(own, ownValue(values, id) ?? '', { values, signal }),
          );
          if (message !== undefined) setOwnValue(found, id, message);
        }),
      );
      return {
        ...(formCheck && (await inTime(runFormCheck(formCheck, values)))),
        ...found,
      };
    },
  };
}

/** Milliseconds for which a submission waits for the page's own rule. */
const maxCheck = 10_000;

/** A rule that fails or does not answer does not block: the server checks again. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), maxCheck);
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Runs one check; a validator's first issue is the message. */
async function runFieldCheck(
  check: FieldCheck | StandardSchema,
  value: FieldValue,
  context: { values: FormValues; signal: AbortSignal },
): Promise<string | undefined> {
  if (typeof check === 'function') return (await check(value, context)) ?? undefined;
  const { issues } = await check['~standard'].validate(value);
  return issues?.[0]?.message;
}

/** Runs a validator over all values: messages by field id, `''` for those of the form as a whole. */
async function runFormCheck(
  check: StandardSchema,
  values: FormValues,
): Promise<Record<string, string>> {
  const { issues = [] } = await check['~standard'].validate(values);
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const id = issueField(issue);
    if (ownValue(errors, id) === undefined) setOwnValue(errors, id, issue.message);
  }
  return errors;
}
