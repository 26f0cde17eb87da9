import { useId, useState, type ReactNode } from 'react';
import { deviceWidths, type Address } from '../address/address';
import {
  environmentOptions,
  faultLabels,
  type Environment,
  type EnvironmentName,
} from '../address/environment';

export interface ToolbarProps {
  address: Address;
  onChange: (change: Partial<Address>) => void;
}

const roleLabels: Readonly<Record<Environment['role'], string>> = {
  visitor: 'Visitor',
  admin: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
  billing: 'Billing',
  reporting: 'Reporting',
  moderator: 'Moderator',
  commenter: 'Commenter',
  storeManager: 'Store manager',
  scheduling: 'Scheduling',
  schedulingEditor: 'Scheduling editor',
  schedulingViewer: 'Scheduling viewer',
  campaignsEditor: 'Campaigns editor',
};
const consentLabels: Readonly<Record<Environment['consent'], string>> = {
  none: 'Undecided',
  accepted: 'Accepted',
  declined: 'Declined',
};
const themeLabels: Readonly<Record<Environment['theme'], string>> = {
  auto: 'System',
  light: 'Light',
  dark: 'Dark',
};

/** The environment of an example: device, theme, direction, language, network, server, consent, person. */
export function Toolbar({ address, onChange }: ToolbarProps): ReactNode {
  const { environment, width } = address;
  const set = <Name extends EnvironmentName>(name: Name, value: Environment[Name]) =>
    onChange({ environment: { ...environment, [name]: value } });

  // On a phone the stage needs the space: the settings open on demand.
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="toolbar-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Circumstances
      </button>
      <div className="toolbar" id={id} role="group" aria-label="Circumstances" data-open={isOpen}>
        <div className="segmented" role="group" aria-label="Width">
          {[...deviceWidths, 'fluid' as const].map((device) => (
            <button
              key={device}
              type="button"
              aria-pressed={device === width}
              onClick={() => onChange({ width: device })}
            >
              {device === 'fluid' ? 'Fluid' : device}
            </button>
          ))}
        </div>
        <Choice
          label="Theme"
          labels={themeLabels}
          value={environment.theme}
          onChange={(theme) => set('theme', theme)}
        />
        <div className="toolbar-toggles">
          <Toggle label="RTL" name="direction" on="rtl" environment={environment} set={set} />
          <Toggle
            label="Reduced motion"
            name="motion"
            on="reduced"
            environment={environment}
            set={set}
          />
          <Toggle label="German" name="language" on="de" environment={environment} set={set} />
          <Toggle
            label="Slow network"
            name="network"
            on="slow"
            environment={environment}
            set={set}
          />
        </div>
        <Choice
          label="Server"
          labels={faultLabels}
          value={environment.fault}
          onChange={(fault) => set('fault', fault)}
        />
        <Choice
          label="Consent"
          labels={consentLabels}
          value={environment.consent}
          onChange={(consent) => set('consent', consent)}
        />
        <Choice
          label="Signed in as"
          labels={roleLabels}
          value={environment.role}
          onChange={(role) => set('role', role)}
        />
      </div>
    </>
  );
}

interface ToggleProps<Name extends EnvironmentName> {
  label: string;
  name: Name;
  on: Environment[Name];
  environment: Environment;
  set: (name: Name, value: Environment[Name]) => void;
}

function Toggle<Name extends EnvironmentName>(props: ToggleProps<Name>): ReactNode {
  const { label, name, on, environment, set } = props;
  const isOn = environment[name] === on;
  return (
    <button
      type="button"
      className="toggle"
      aria-pressed={isOn}
      onClick={() => set(name, isOn ? (environmentOptions[name][0] as Environment[Name]) : on)}
    >
      {label}
    </button>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, labels, value, onChange } = props;
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {Object.entries<string>(labels).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
