interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  more?: string;
  isChosen: boolean;
  /**
   * Whether no address is needed; the style sheet hides the address fields while this is chosen.
   */
  isPickUp?: boolean | undefined;
}

/** One option, with its price. */
export function Choice({ name, value, label, more, isChosen, isPickUp }: ChoiceProps) {
  return (
    <label className="pl-checkout-choice">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        data-pick-up={isPickUp ? '' : undefined}
      />
      <span>{label}</span>
      {more && <span>{more}</span>}
    </label>
  );
}
