import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { decisionFieldName } from '../decisionForm';
import { attachConsentCategories } from './attachConsentCategories';
import { choiceFieldName, choiceValue } from './categoryForm';
import { categoryMessages } from './categoryMessages';
import { choiceOf, consentCategories, type CategoryChoice } from './consentCategory';
import type { CategoryConsent } from './createCategoryConsent';

export interface ConsentCategoriesProps {
  /**
   * Where the form is posted when there is no script: it receives `decision` (`choice`) and a `category` for each box that is
   * checked. Left out inside a `<CookieBanner>`, whose form it is part of. @default part of the form around it
   */
  action?: string | undefined;
  /** The page to come back to after the post. */
  returnTo?: string | undefined;
  /** Fields that the server asks for, such as a crumb. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The choice as the server knows it. @default no category */
  choice?: CategoryChoice | undefined;
  /** Adds behaviour to it in a React page; without it the markup waits for `attachConsentCategories`. */
  consent?: CategoryConsent | undefined;
  /** The editor's preview: its button posts nothing. @default false */
  isForced?: boolean | undefined;
  /** Whether it is folded away behind its title, as in a banner. @default true without `action` */
  isFolded?: boolean | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The choice by category [CNS-9]: a box for each, and a button that stores them. It stands on a page by itself, or between
 * the text and the buttons of a `<CookieBanner>`.
 */
export function ConsentCategories({
  action,
  returnTo,
  hiddenFields = {},
  choice,
  consent,
  isForced = false,
  isFolded = action === undefined,
  locale,
  messages,
}: ConsentCategoriesProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const translate = createPlainTranslate(categoryMessages, { locale, overrides: messages });
  const chosen = choice ?? consent?.choice() ?? choiceOf([]);
  useEffect(
    () =>
      consent && root.current ? attachConsentCategories(root.current, { consent }) : undefined,
    [consent],
  );

  const boxes = (
    <>
      <Category name="necessary" id={id} isNecessary translate={translate} />
      {consentCategories.map((name) => (
        <Category key={name} name={name} id={id} isChecked={chosen[name]} translate={translate} />
      ))}
    </>
  );
  const button = (
    <button
      // A preview must not post, also without a script.
      type={isForced ? 'button' : 'submit'}
      className="pl-consent-button"
      name={decisionFieldName}
      value={choiceValue}
    >
      {translate('consent.saveChoice')}
    </button>
  );
  const title = translate('consent.categories');
  const content = (
    <>
      {isFolded ? (
        <details>
          <summary>{title}</summary>
          <div role="group" aria-label={title} className="pl-consent-category-list">
            {boxes}
          </div>
          {button}
        </details>
      ) : (
        <>
          <fieldset className="pl-consent-category-list">
            <legend>{title}</legend>
            {boxes}
          </fieldset>
          {button}
        </>
      )}
      <p role="status" data-consent-saved={translate('consent.saved')} />
    </>
  );
  const className = 'pl-consent-categories';
  if (action === undefined)
    return (
      <div
        ref={root as React.RefObject<HTMLDivElement>}
        className={className}
        data-consent-categories=""
      >
        {content}
      </div>
    );
  const hidden = { ...hiddenFields, ...(returnTo !== undefined && { returnTo }) };
  return (
    <form
      ref={root as React.RefObject<HTMLFormElement>}
      className={className}
      data-consent-categories=""
      method="post"
      action={action}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {content}
    </form>
  );
}

interface CategoryProps {
  name: 'necessary' | (typeof consentCategories)[number];
  /** Makes ids unique on a page. */
  id: string;
  isNecessary?: boolean;
  isChecked?: boolean;
  translate: (key: keyof typeof categoryMessages) => string;
}

function Category({ name, id, isNecessary = false, isChecked, translate }: CategoryProps) {
  const describedBy = `${id}-${name}`;
  return (
    <div className="pl-consent-category">
      <label>
        <input
          type="checkbox"
          // A browser that fills in what was ticked before a reload would show what nobody has agreed to.
          autoComplete="off"
          name={isNecessary ? undefined : choiceFieldName}
          value={name}
          defaultChecked={isNecessary || isChecked}
          disabled={isNecessary}
          aria-describedby={describedBy}
        />
        <span>{translate(`consent.category.${name}`)}</span>
      </label>
      <p id={describedBy}>{translate(`consent.category.${name}.what`)}</p>
    </div>
  );
}
