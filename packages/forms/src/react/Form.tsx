import { createElement, Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { checkSchema } from '../development/checkSchema';
import type { AttachFormOptions } from '../dom/attachFormOptions';
import { emptyValues } from '../pure/fieldTypes';
import { hasFiles } from '../pure/fileValue';
import type { FormErrors, FormSchema, FormValues } from '../pure/formSchema';
import { explainRefusal } from '../pure/explainRefusal';
import { isFieldShown } from '../pure/isFieldShown';
import { queryValues } from '../pure/queryValues';
import type { SubmitOutcome } from '../pure/submission';
import type { FormPorts } from '../state/formStore';
import { formView } from '../view/formView';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { fieldMessages } from '../messages/fieldMessages';
import { engineMessages } from '../messages/engineMessages';
import { buildReact } from './buildReact';
import { useAttached } from './useAttached';
import { useSameSchema } from './useSameSchema';

// Bundlers replace the mode; on an unbundled page `process` is undefined.
declare const process: { env: { NODE_ENV?: string } };

export interface FormProps extends Partial<Omit<AttachFormOptions, 'ports'>> {
  /**
   * Only needed if the form gets its behaviour in this tree; a server that renders for `attachForm`
   * omits them.
   */
  ports?: FormPorts | undefined;
  /** The form's description; a new object with equal content keeps the form and its entries. */
  schema: FormSchema;
  /**
   * Initial entries. Later changes are ignored, because entries belong to the visitor.
   * @default those of `store`
   */
  values?: FormValues | undefined;
  /** Initial messages: the server's answer to a post without JavaScript. */
  errors?: FormErrors | undefined;
  /** The server's answer to a post without JavaScript ([FRM-16], [FRM-21]). */
  outcome?: SubmitOutcome | undefined;
  /** Address to which the form posts without JavaScript. */
  action?: string | undefined;
  /** Additional fields of a post without JavaScript, such as the submission key. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /**
   * The question that replaces a captcha for visitors without scripts, inside the form and in
   * `noscript` ([FRM-21]). The captcha's own part hides it if it loads.
   */
  captchaFallback?: ReactNode;
  /** Prefix of every id. @default unique in this React root */
  idPrefix?: string | undefined;
  /** Sanitised content of the message after success; without it the schema's text. */
  thanks?: ReactNode;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/** The parts of a rendered form, for a component that arranges them. */
export interface FormSlots {
  head: ReactNode;
  fields: ReactNode;
  tail: ReactNode;
}

interface FormFrameProps extends FormProps {
  frame: { root: string; form: string };
  children: (slots: FormSlots) => ReactNode;
}

/**
 * A form that posts without scripts, and gets its behaviour if scripts run and `ports` are given
 * ([FRM-21]). The entries are uncontrolled: typing causes no render.
 */
export function Form(props: FormProps): ReactNode {
  return (
    <FormFrame {...props} frame={{ root: 'pl-form form-wrapper', form: 'pl-form-form' }}>
      {({ head, fields, tail }) => (
        <>
          {head}
          <div className="field-list">{fields}</div>
          {tail}
        </>
      )}
    </FormFrame>
  );
}

/** The common part of form and newsletter: the element, its first render, its effects. */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { frame, children, thanks, className = '', action } = props;
  try {
    if (process.env.NODE_ENV !== 'production') checkSchema(props.schema, frame.form);
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
  }
  const schema = useSameSchema(props.schema);
  const ownPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const render = (count: number) => ({
    schema,
    count,
    ...renderSlots(props, props.idPrefix ?? `${ownPrefix}-`),
  });
  // The first render stays until the schema changes: another render must not touch the visitor's
  // entries.
  const [shown, setShown] = useState(() => render(0));
  if (shown.schema !== schema) setShown(render(shown.count + 1));
  useAttached(root, schema, props);

  return (
    <div className={`${frame.root} ${className}`.trim()} ref={root}>
      {!shown.isDone && (
        <form
          key={shown.count}
          className={frame.form}
          data-form-id={schema.formId}
          data-success-redirect={schema.successRedirect}
          method="post"
          action={action}
          // Files are posted as multipart.
          encType={hasFiles(schema) ? 'multipart/form-data' : undefined}
          noValidate
        >
          {children(shown)}
        </form>
      )}
      <div
        className="form-submission-text"
        hidden={!shown.isDone}
        // As with errors: the page with the answer opens at its top.
        {...(shown.isDone && { tabIndex: -1, autoFocus: true })}
      >
        {thanks ?? shown.thanks}
      </div>
    </div>
  );
}

function renderSlots(props: FormProps, idPrefix: string) {
  const { schema, locale = 'en', messages, errors = {}, outcome, captcha } = props;
  const { query = typeof location === 'undefined' ? '' : location.search, captchaFallback } = props;
  const translate = createPlainTranslate(
    { ...engineMessages, ...fieldMessages },
    { locale, overrides: messages },
  );
  const isDone = outcome?.ok === true;
  // A store that outlives its form keeps the entries, and shows them wherever the form is rendered
  // next.
  const values = {
    ...emptyValues(schema.fields),
    ...props.store?.getState().values,
    ...queryValues(schema.fields, query),
    ...props.values,
  };
  const { head, fields, tail } = formView({
    h: buildReact,
    schema,
    values,
    errors,
    translate,
    locale,
    idPrefix,
    hidden: props.hidden,
    explanation: outcome?.ok === false ? explainRefusal(outcome, schema, translate) : undefined,
    isShown: (field) => isFieldShown(field, schema, values),
    captcha: captcha !== undefined || schema.captcha?.enabled,
    captchaFallback,
  });
  const inOrder = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes);
  return {
    isDone,
    head: inOrder(head),
    fields: inOrder(fields),
    tail: inOrder(tail),
    thanks:
      schema.submissionText ??
      (schema.submissionHtml === undefined || isDone ? translate('forms.thanks') : undefined),
  };
}
