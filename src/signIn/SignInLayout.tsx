import type { ReactNode } from 'react';
import { getConfig } from '../../dataProviders/config.ts';
import mark from '../theme/cairn.svg';
import { LanguageSelect } from './LanguageSelect.tsx';
import './signIn.css';

interface SignInLayoutProps {
  readonly heading: string;
  readonly text?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A centered card, with optional content to its right, or below it on narrow screens. */
export function SignInLayout({ heading, text, aside, children }: SignInLayoutProps) {
  return (
    <div className="entry">
      <div className="entry-product">
        <img src={mark} alt="" width={36} height={36} />
        <span>{getConfig().productName}</span>
      </div>
      <div className={aside ? 'entry-columns entry-columns-two' : 'entry-columns'}>
        <div className="entry-card entry-stack">
          <h1>{heading}</h1>
          {text && <p className="entry-quiet">{text}</p>}
          {children}
        </div>
        {aside}
      </div>
      <LanguageSelect />
    </div>
  );
}
