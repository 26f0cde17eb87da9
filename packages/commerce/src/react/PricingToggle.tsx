import { useEffect, useRef, type ReactNode } from 'react';
import { attachPricingToggle, type PricingOption } from '../dom/attachPricingToggle';

export interface PricingToggleProps {
  /** The name of the group of the two buttons. */
  label: string;
  /** The left button. */
  left: { label: string; content: ReactNode };
  /** The right button. */
  right: { label: string; content: ReactNode };
  /** The option that is shown first. @default 'left' */
  initialOption?: PricingOption | undefined;
  /** Called with the chosen side. */
  onChange?: ((option: PricingOption) => void) | undefined;
}

/**
 * Two buttons that swap prices and join sections ([COM-16]); `attachPricingToggle` provides the
 * behaviour, also without React. Without a script the content of the other option is `hidden`; a
 * `noscript` style may show it.
 */
export function PricingToggle({
  label,
  left,
  right,
  initialOption = 'left',
  onChange,
}: PricingToggleProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(
    () =>
      attachPricingToggle(element.current!, {
        onChange: (option) => latestOnChange.current?.(option),
      }),
    [],
  );
  const options = [
    ['left', left],
    ['right', right],
  ] as const;
  return (
    <div ref={element} className="pl-pricing-toggle">
      <div className="pl-pricing-toggle-buttons" role="group" aria-label={label}>
        {options.map(([option, { label: text }]) => (
          <button
            key={option}
            type="button"
            className={
              option === initialOption
                ? 'pl-pricing-toggle-button pl-pricing-toggle-button--selected'
                : 'pl-pricing-toggle-button'
            }
            data-pricing-button={option}
            aria-pressed={option === initialOption}
          >
            {text}
          </button>
        ))}
      </div>
      {options.map(([option, { content }]) => (
        <div key={option} data-pricing-option={option} hidden={option !== initialOption}>
          {content}
        </div>
      ))}
    </div>
  );
}
