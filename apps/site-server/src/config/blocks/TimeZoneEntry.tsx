export interface TimeZoneEntryProps {
  zone: string;
  /** Attributes of the field. */
  shared: { id: string; name: string };
  mayChange: boolean;
}

/** The IANA names of the time zones that this server supports, in alphabetical order. */
export const knownTimeZones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]),
].toSorted();

/** A time zone, with a list of the known zones that contain the entered text. */
export const TimeZoneEntry = ({ zone, shared, mayChange }: TimeZoneEntryProps) => (
  <>
    <input
      {...shared}
      type="text"
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      readOnly={!mayChange}
      list={`${shared.id}-zones`}
      defaultValue={zone}
    />
    <datalist id={`${shared.id}-zones`}>
      {knownTimeZones.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
);
