import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValue } from '../pure/formSchema';
import { createFormStore } from '../state/createFormStore';
import type { FormState, FormStore, FormStoreOptions } from '../state/formStore';
import { useLatestPorts } from './useLatestPorts';
import { ownValue } from '../pure/ownValue';

/**
 * A form store with the component's lifetime. Ports may change in every render; the schema may not.
 *
 * @example
 * ```tsx
 * import type { FormPorts, FormSchema } from '@plinth/forms';
 * import { useForm } from '@plinth/forms/react';
 *
 * export function Own({ schema, ports }: { schema: FormSchema; ports: FormPorts }) {
 *   const store = useForm({ schema, ports });
 *   return <button onClick={() => void store.submit()}>Send</button>;
 * }
 * ```
 */
export function useForm(options: FormStoreOptions): FormStore {
  const ports = useLatestPorts(options.ports);
  const [store] = useState(() => createFormStore({ ...options, ports }));
  useEffect(() => () => store.destroy(), [store]);
  return store;
}

/** A part of the form's state; the component renders only when that part changes. */
export function useFormState<Part>(store: FormStore, select: (state: FormState) => Part): Part {
  const read = (): Part => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

export interface UsedField {
  value: FieldValue;
  error: string | undefined;
  isShown: boolean;
  setValue: (value: FieldValue) => void;
  onBlur: () => void;
}

/** One field of a form that a team renders itself. */
export function useField(store: FormStore, id: string): UsedField {
  const value = useFormState(store, ({ values }) => ownValue(values, id) ?? '');
  const error = useFormState(store, ({ errors }) => ownValue(errors, id));
  const isShown = useFormState(store, () => store.isShown(id));
  return {
    value,
    error,
    isShown,
    setValue: (next) => store.setValue(id, next),
    onBlur: () => store.leaveField(id),
  };
}
