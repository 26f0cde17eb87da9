import type { ReactNode } from 'react';
import { formMessages } from '../messages';
import { FormFrame, type FormProps } from './Form';

export interface NewsletterProps extends FormProps {
  /** Heading of the form. */
  title?: string | undefined;
  /** A text above the entry. */
  description?: string | undefined;
  /** A text below the button. */
  footnote?: string | undefined;
  /** Called after a subscription: the page records it. */
  onSubscribed?: ((formId: string) => void) | undefined;
}

/** A newsletter form: header, body with its errors inside, footnote; small from 320 px of its own width ([FRM-19]). */
export function Newsletter(props: NewsletterProps): ReactNode {
  const { title, description, footnote, onSubscribed, ports, messages } = props;
  const word = (key: 'forms.subscribe' | 'forms.subscribed'): string =>
    messages?.[key] ?? formMessages[key];
  return (
    <FormFrame
      {...props}
      messages={{
        'forms.submit': word('forms.subscribe'),
        'forms.thanks': word('forms.subscribed'),
        ...messages,
      }}
      messagePlace=".newsletter-form-body"
      ports={
        ports && {
          ...ports,
          onSubmitted: (submission) => {
            ports.onSubmitted?.(submission);
            onSubscribed?.(submission.formId);
          },
        }
      }
      frame={{ root: 'pl-newsletter newsletter-form-wrapper', form: 'newsletter-form' }}
    >
      {({ head, fields, tail }) => (
        <>
          {(title ?? description) !== undefined && (
            <header className="newsletter-form-header">
              {title !== undefined && <h2 className="newsletter-form-header-title">{title}</h2>}
              {description !== undefined && <p>{description}</p>}
            </header>
          )}
          <div className="newsletter-form-body">
            {head}
            <div className="newsletter-form-fields-wrapper">{fields}</div>
            {tail}
          </div>
          {footnote !== undefined && <p className="newsletter-form-footnote">{footnote}</p>}
        </>
      )}
    </FormFrame>
  );
}
