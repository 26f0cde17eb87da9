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
   * The address to which the form posts without scripts: it receives `decision` (`choice`) and a
   * `category` for each checked box. Omit it inside a `<CookieBanner>`, whose form it belongs to.
   * @default part of the form around it
   */
  action?: string | undefined;
  /** The page to return to after the post. */
  returnTo?: string | undefined;
  /** Hidden fields that the server needs, such as a crumb. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The choice that the server has read. @default no category */
  choice?: CategoryChoice | undefined;
  /** Adds behaviour to it in a React page; without it the markup waits for `attachConsentCategories`. */
  consent?: CategoryConsent | undefined;
  /** Whether this is the editor's preview, whose button posts nothing. @default false */
  isForced?: boolean | undefined;
  /** Whether it is collapsed behind its title, as in a banner. @default true without `action` */
  isFolded?: boolean | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The choice by category [CNS-9]: a box for each, and a button that stores them. It is used alone
 * on a page, or between the text and the buttons of a `<CookieBanner>`.
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
      // A preview must not post, even without scripts.
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
          // A browser that restores the boxes after a reload would show consent that was not given.
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
