import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { createTranslate } from '@plinth/site-model';
import { attachNewsletter } from '../dom/attachNewsletter';
import { formMessages } from '../messages';
import { toFormValues } from '../pure/toFieldValue';
import { formView } from '../view/formView';
import type { FormProps } from './Form';
import { renderReact } from './renderReact';

export interface NewsletterProps extends FormProps {
  title?: string | undefined;
  description?: string | undefined;
  footnote?: string | undefined;
}

/** A newsletter form: header, body with its errors inside, footnote; narrow from 320 px of its own width (FRM-19). */
export function Newsletter(props: NewsletterProps): ReactNode {
  const { schema, ports, store, title, description, footnote, className = '', thanks } = props;
  const ownPrefix = useId();
  const idPrefix = props.idPrefix ?? `${ownPrefix}-`;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const isAlive = (ports ?? store) !== undefined;
  useEffect(() => {
    if (!isAlive || !root.current) return;
    const { ports: given, ...options } = latest.current;
    return attachNewsletter(root.current, { ...options, schema, ports: given! });
  }, [isAlive, schema, store]);

  const first = useRef(props);
  const view = useMemo(() => {
    const { locale = 'en', messages, values, errors = {}, outcome, hidden } = first.current;
    const translate = createTranslate(formMessages, { locale, overrides: messages });
    const filled = {
      ...schema,
      submitButtonText: schema.submitButtonText ?? translate('forms.subscribe'),
    };
    return {
      ...formView({
        schema: filled,
        values: toFormValues(schema, values),
        errors,
        outcome,
        hidden,
        translate,
        locale,
        idPrefix,
      }),
      text: schema.submissionText ?? translate('forms.subscribed'),
    };
  }, [schema, idPrefix]);

  return (
    <div className={`pl-newsletter newsletter-form-wrapper ${className}`.trim()} ref={root}>
      {!view.isDone && (
        <form
          className="newsletter-form"
          data-form-id={schema.formId}
          method="post"
          action={props.action}
          noValidate
        >
          {(title ?? description) !== undefined && (
            <header className="newsletter-form-header">
              {title !== undefined && <h2 className="newsletter-form-header-title">{title}</h2>}
              {description !== undefined && <p>{description}</p>}
            </header>
          )}
          <div className="newsletter-form-body">
            {renderReact(view.head)}
            <div className="newsletter-form-fields-wrapper">{renderReact(view.fields)}</div>
            {renderReact(view.tail)}
          </div>
          {footnote !== undefined && <p className="newsletter-form-footnote">{footnote}</p>}
        </form>
      )}
      <div className="form-submission-text" hidden={!view.isDone}>
        {thanks ?? view.text}
      </div>
    </div>
  );
}
