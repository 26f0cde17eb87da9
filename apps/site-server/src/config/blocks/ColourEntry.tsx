export interface ColourEntryProps {
  /** As it is stored: a colour as in CSS. */
  colour: string;
  label: string;
  /** Attributes of the field. */
  shared: { id: string; name: string };
  mayChange: boolean;
}

const hex = /^#[0-9a-f]{6}$/i;

/**
 * A colour as text in any notation, and beside it the browser's colour picker, which needs a script to write into the
 * text.
 */
export const ColourEntry = ({ colour, label, shared, mayChange }: ColourEntryProps) => (
  <span className="pl-config-colour-entry" data-colour-entry>
    <input
      type="color"
      aria-label={label}
      disabled={!mayChange}
      data-colour-choice
      defaultValue={hex.test(colour) ? colour : '#000000'}
      hidden
    />
    <input
      {...shared}
      type="text"
      dir="ltr"
      readOnly={!mayChange}
      autoComplete="off"
      spellCheck={false}
      data-colour-text
      defaultValue={colour}
    />
  </span>
);
