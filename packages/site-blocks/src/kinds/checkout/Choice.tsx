interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  more?: string;
  isChosen: boolean;
  /** Asks for no address; the style sheet takes its fields away while this is chosen. */
  isPickUp?: boolean | undefined;
}

/** One of several, with what it costs. */
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
