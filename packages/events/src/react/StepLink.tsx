interface StepLinkProps {
  state: string;
  month: string;
  to: (month: string) => string;
  label: string;
  path: string;
}

/** A link to the month before or after the current one. */
export function StepLink({ state, month, to, label, path }: StepLinkProps) {
  return (
    <a
      className="pl-calendar-step"
      href={to(month)}
      rel="nofollow"
      data-state={state}
      data-month={month}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="pl-unseen">{label}</span>
    </a>
  );
}
