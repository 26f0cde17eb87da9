export interface AccordionOptions {
  /**
   * Whether several items may be open at the same time.
   * @default the markup's value (`data-multiple`, `data-should-allow-multiple-open-items`), else
   * false
   */
  multiple?: boolean | undefined;
  /**
   * Whether the first item starts open.
   * @default the markup's value (`data-first-open`, `data-is-expanded-first-item`), else false
   */
  firstOpen?: boolean | undefined;
  /**
   * Called with the indexes of the open items, from 0: before a click changes them (return `false`
   * to prevent it), and after the browser has opened an item for a link or for find-in-page.
   * [BLK-4]
   */
  onChange?: ((open: readonly number[]) => boolean | void) | undefined;
}

/**
 * The options of an accordion; options of the call override the attributes of its markup. [BLK-1]
 */
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

/**
 * In our markup a bare attribute means true; in the legacy markup "true" means true and an empty
 * value means false.
 */
function isSet(value: string | undefined, emptyIsTrue: boolean): boolean {
  return value === 'true' || (value === '' && emptyIsTrue);
}
