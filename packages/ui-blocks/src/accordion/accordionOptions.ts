export interface AccordionOptions {
  /**
   * Whether several items may be open at the same time.
   * @default what the markup says (`data-multiple`, `data-should-allow-multiple-open-items`), else false
   */
  multiple?: boolean | undefined;
  /**
   * Whether the first item starts open.
   * @default what the markup says (`data-first-open`, `data-is-expanded-first-item`), else false
   */
  firstOpen?: boolean | undefined;
  /**
   * Called with the places of the items that are open, counted from 0: before a click changes them, which it does not
   * where this returns `false`, and after the browser has opened one for a link or for find-in-page. [BLK-4]
   */
  onChange?: ((open: readonly number[]) => boolean | void) | undefined;
}

/** The options of an accordion, given ones before the attributes of its markup. [BLK-1] */
export function resolveAccordionOptions(
  attributes: DOMStringMap,
  given: AccordionOptions,
): { multiple: boolean; firstOpen: boolean } {
  return {
    multiple:
      given.multiple ??
      isSet(
        attributes['multiple'] ?? attributes['shouldAllowMultipleOpenItems'],
        'multiple' in attributes,
      ),
    firstOpen:
      given.firstOpen ??
      isSet(
        attributes['firstOpen'] ?? attributes['isExpandedFirstItem'],
        'firstOpen' in attributes,
      ),
  };
}

/** Our markup writes a bare attribute for true, older pages write "true" for true and an empty value for false. */
function isSet(value: string | undefined, emptyIsTrue: boolean): boolean {
  return value === 'true' || (value === '' && emptyIsTrue);
}
