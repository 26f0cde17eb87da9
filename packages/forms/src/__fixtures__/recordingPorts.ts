import type { SubmissionPayload, SubmitOutcome } from '../pure/submission';
import type { FormPorts } from '../state/formStore';

/** Ports that record each call and answer as a test specifies. */
export function recordingPorts(
  answers: SubmitOutcome[] = [],
  change: Partial<FormPorts> = {},
): FormPorts & { saved: SubmissionPayload[]; keys: string[] } {
  const saved: SubmissionPayload[] = [];
  const keys: string[] = [];
  return {
    saved,
    keys,
    requestSubmissionKey: async () => {
      const key = `key-${keys.length + 1}`;
      keys.push(key);
      return { ok: true, key };
    },
    saveSubmission: async (payload) => {
      saved.push(payload);
      return answers.shift() ?? { ok: true };
    },
    ...change,
  };
}
