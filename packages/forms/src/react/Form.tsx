import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { createTranslate } from '@plinth/site-model';
import { attachForm, type AttachFormOptions } from '../dom/attachForm';
import { formMessages } from '../messages';
import type { FormErrors, FormSchema } from '../pure/formSchema';
import type { SubmitOutcome } from '../pure/submission';
import { toFormValues } from '../pure/toFieldValue';
import type { FormPorts, FormStore } from '../state/formStore';
import { formView, type FormViewContext } from '../view/formView';
import { renderReact } from './renderReact';

export interface FormProps extends Omit<AttachFormOptions, 'ports' | 'schema' | 'query'> {
  schema: FormSchema;
  /** Only needed where the form comes to life in this tree; a server that renders for `attachForm` leaves it out. */
  ports?: FormPorts | undefined;
  /** A store of `useForm`, to steer the form from outside. */
  store?: FormStore | undefined;
  /** Entries to start with. Later changes are ignored: what is typed belongs to the visitor. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** Messages to start with: the server's answer to a post without JavaScript. */
  errors?: FormErrors | undefined;
  /** The server's answer to a post without JavaScript (FRM-16, FRM-21). */
  outcome?: SubmitOutcome | undefined;
  /** Address that the form posts to without JavaScript. */
  action?: string | undefined;
  /** Fields posted along without JavaScript, such as the submission key. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Query string of the page, for hidden fields. On the server it must be given. @default the browser's */
  query?: string | undefined;
  /** Set in front of every id. @default unique in this React root */
  idPrefix?: string | undefined;
  /** Sanitised content of the message after success; without it the schema's text. */
  thanks?: ReactNode;
  className?: string | undefined;
}

/**
 * A form that posts by itself, and comes to life where scripts run (FRM-21). Renders a `div.pl-form` with a `form` in it;
 * the entries are uncontrolled, so that typing renders nothing.
 */
export function Form(props: FormProps): ReactNode {
  const { schema, className = '', thanks } = props;
  const ownPrefix = useId();
  const idPrefix = props.idPrefix ?? `${ownPrefix}-`;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const { ports, store } = props;
  const isAlive = (ports ?? store) !== undefined;
  useEffect(() => {
    if (!isAlive || !root.current) return;
    const { ports: given, schema: _, query, ...options } = latest.current;
    return attachForm(root.current, {
      ...options,
      ...(query !== undefined && { query }),
      schema,
      ports: followPorts(() => latest.current.ports ?? given!),
    });
  }, [isAlive, schema, store]);

  // The first values stay: a new render must not touch what somebody is typing.
  const first = useRef(props);

  const view = useMemo(() => renderView(schema, first.current, idPrefix), [schema, idPrefix]);

  return (
    <div
      className={`pl-form form-wrapper ${className}`.trim()}
      data-form-id={schema.formId}
      ref={root}
    >
      {view.isDone ? null : view.form}
      <div
        className="form-submission-text"
        hidden={!view.isDone}
        tabIndex={view.isDone ? -1 : undefined}
      >
        {thanks ?? view.thanks}
      </div>
    </div>
  );
}

function renderView(schema: FormSchema, props: FormProps, idPrefix: string) {
  const { locale = 'en', messages, outcome, action, hidden, captcha } = props;
  const translate = createTranslate(formMessages, { locale, overrides: messages });
  const query = props.query ?? (typeof location === 'undefined' ? '' : location.search);
  const parameters = new URLSearchParams(query);
  const fromQuery = Object.fromEntries(
    schema.fields
      .filter(({ type }) => type === 'hidden')
      .flatMap(({ id, key, title }) => {
        const value = parameters.get(key || title);
        return value === null ? [] : [[id, value]];
      }),
  );
  const context: FormViewContext = {
    schema,
    values: toFormValues(schema, { ...fromQuery, ...props.values }),
    errors: props.errors ?? {},
    translate,
    locale,
    idPrefix,
    hidden,
    outcome,
    captcha: captcha !== undefined || schema.captcha?.enabled,
  };
  const { head, fields, tail, isDone } = formView(context);
  return {
    isDone,
    thanks: schema.submissionText ?? translate('forms.thanks'),
    form: (
      <form
        className="pl-form-form"
        data-form-id={schema.formId}
        data-success-redirect={schema.successRedirect}
        method="post"
        action={action}
        noValidate
      >
        {renderReact(head)}
        <div className="field-list">{renderReact(fields)}</div>
        {renderReact(tail)}
      </form>
    ),
  };
}

/** Ports that always call the newest functions, so that a new function in a render does not attach the form anew. */
function followPorts(latest: () => FormPorts): FormPorts {
  return {
    requestSubmissionKey: (signal) => latest().requestSubmissionKey(signal),
    saveSubmission: (payload, signal) => latest().saveSubmission(payload, signal),
    onShown: (formId) => latest().onShown?.(formId),
    onSubmitted: (submission) => latest().onSubmitted?.(submission),
    navigate: (url) => {
      const { navigate } = latest();
      if (navigate) navigate(url);
      else location.assign(url);
    },
  };
}
