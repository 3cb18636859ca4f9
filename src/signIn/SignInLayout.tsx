import type { CSSProperties, ReactNode } from 'react';
import { LanguageSelect } from './LanguageSelect.tsx';
import { ProductName, SignInBrand } from './SignInBrand.tsx';
import { type SignInHost, useSignInHost } from './SignInHost.ts';
import './signIn.css';

interface SignInLayoutProps {
  readonly heading: string;
  readonly text?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A centered card, with optional content to its right, or below it on narrow screens. */
export function SignInLayout({ heading, text, aside, children }: SignInLayoutProps) {
  const { branding } = useSignInHost();
  const accent = branding?.accent ?? null;
  return (
    <div className={accent ? 'entry entry-accented' : 'entry'} style={accentStyle(accent)}>
      <SignInBrand />
      <div className={aside ? 'entry-columns entry-columns-two' : 'entry-columns'}>
        <div className="entry-card entry-main entry-stack">
          <h1>{heading}</h1>
          {text && <p className="entry-quiet">{text}</p>}
          {children}
        </div>
        {aside}
      </div>
      <LanguageSelect />
      {branding && <ProductName size="small" />}
    </div>
  );
}

/** Returns the color of the company as CSS variables; nothing for the product's own. */
function accentStyle(accent: NonNullable<SignInHost['branding']>['accent']): CSSProperties | undefined {
  if (!accent) return undefined;
  // React's type doesn't list CSS variables.
  return { '--brand-accent': accent.color, '--brand-on-accent': accent.text_color } as CSSProperties;
}
