interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  more?: string;
  isChosen: boolean;
}

/** One of several, with what it costs. */
export function Choice({ name, value, label, more, isChosen }: ChoiceProps) {
  return (
    <label className="pl-checkout-choice">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {more && <span>{more}</span>}
    </label>
  );
}
