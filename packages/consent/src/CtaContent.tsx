import type { ReactNode } from 'react';
import type { BannerCtaVariant } from './cookieSettings';
import { iconPaths } from './iconPaths';

interface CtaContentProps {
  variant: BannerCtaVariant;
  icon: keyof typeof iconPaths;
  label: string;
}

/** A button's label; an icon keeps the label for screen readers. */
export function CtaContent({ variant, icon, label }: CtaContentProps): ReactNode {
  if (variant !== 'ICON') return label;
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
        <path d={iconPaths[icon]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="pl-consent-label">{label}</span>
    </>
  );
}
