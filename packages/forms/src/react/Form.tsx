import { useId, useRef, useState, type ReactNode } from 'react';
import type { AttachFormOptions } from '../dom/attachToFields';
import { emptyValues } from '../pure/fieldTypes';
import type { FormErrors, FormSchema, FormValues } from '../pure/formSchema';
import { explainRefusal } from '../pure/explainRefusal';
import { isFieldShown } from '../pure/isFieldShown';
import { queryValues } from '../pure/queryValues';
import type { SubmitOutcome } from '../pure/submission';
import type { FormPorts } from '../state/formStore';
import { formView } from '../view/formView';
import { createWords } from '../words/createWords';
import { fieldWords } from '../words/fieldWords';
import { formWords } from '../words/formWords';
import { renderReact } from './renderReact';
import { useAttached } from './useAttached';

export interface FormProps extends Partial<Omit<AttachFormOptions, 'ports'>> {
  /** Only needed where the form comes to life in this tree; a server that renders for `attachForm` leaves them out. */
  ports?: FormPorts | undefined;
  schema: FormSchema;
  /** Entries to start with. Later changes are ignored: what is typed belongs to the visitor. */
  values?: FormValues | undefined;
  /** Messages to start with: the server's answer to a post without JavaScript. */
  errors?: FormErrors | undefined;
  /** The server's answer to a post without JavaScript (FRM-16, FRM-21). */
  outcome?: SubmitOutcome | undefined;
  /** Address that the form posts to without JavaScript. */
  action?: string | undefined;
  /** Fields posted along without JavaScript, such as the submission key. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Set in front of every id. @default unique in this React root */
  idPrefix?: string | undefined;
  /** Sanitised content of the message after success; without it the schema's text. */
  thanks?: ReactNode;
  className?: string | undefined;
}

/** The parts of a rendered form, for a component that puts them in order. */
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
 * A form that posts by itself, and comes to life where scripts run and `ports` are given (FRM-21). The entries are
 * uncontrolled: typing renders nothing.
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

/** What form and newsletter have in common: the element, its first rendering, its life. */
export function FormFrame(props: FormFrameProps): ReactNode {
  const { schema, frame, children, thanks, className = '', action } = props;
  const ownPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  // The first rendering stays until there is another schema: a new render must not touch what somebody is typing.
  const [first, setFirst] = useState<{
    schema?: FormSchema;
    slots?: ReturnType<typeof fillSlots>;
    count: number;
  }>({ count: 0 });
  let { slots, count } = first;
  if (!slots || first.schema !== schema) {
    slots = fillSlots(props, props.idPrefix ?? `${ownPrefix}-`);
    count += 1;
    setFirst({ schema, slots, count });
  }
  useAttached(root, schema, props);

  return (
    <div className={`${frame.root} ${className}`.trim()} ref={root}>
      {!slots.isDone && (
        <form
          key={count}
          className={frame.form}
          data-form-id={schema.formId}
          data-success-redirect={schema.successRedirect}
          method="post"
          action={action}
          noValidate
        >
          {children(slots)}
        </form>
      )}
      <div className="form-submission-text" hidden={!slots.isDone}>
        {thanks ?? slots.thanks}
      </div>
    </div>
  );
}

function fillSlots(props: FormProps, idPrefix: string) {
  const { schema, locale = 'en', messages, errors = {}, outcome, hidden, captcha } = props;
  const words = { ...formWords, ...fieldWords };
  const translate = createWords(words, { locale, overrides: messages });
  const query = props.query ?? (typeof location === 'undefined' ? '' : location.search);
  const isDone = outcome?.ok === true;
  const explanation =
    outcome?.ok === false ? explainRefusal(outcome, schema, translate) : undefined;
  const values = {
    ...emptyValues(schema.fields),
    ...queryValues(schema.fields, query),
    ...props.values,
  };
  const { head, fields, tail } = formView({
    ...{ schema, values, errors, explanation, hidden, translate, locale, idPrefix },
    isShown: (field) => isFieldShown(field, schema, values),
    captcha: captcha !== undefined || schema.captcha?.enabled,
  });
  return {
    isDone,
    head: renderReact(head),
    fields: renderReact(fields),
    tail: renderReact(tail),
    thanks:
      schema.submissionText ??
      (schema.submissionHtml === undefined || isDone ? translate('forms.thanks') : undefined),
  };
}
