import type { CSSProperties } from 'react';
import type { MarkedCompany } from './CompanyMark.tsx';

/** Returns the colors of the main button as CSS variables; undefined for the product's own. */
export function accentStyle(campaign: MarkedCompany | null): CSSProperties | undefined {
  const accent = campaign?.branding?.accent;
  if (!accent) return undefined;
  // React's type doesn't list CSS variables.
  return { '--brand-accent': accent.color, '--brand-on-accent': accent.text_color } as CSSProperties;
}
