import { useEffect, useRef } from 'react';
import { getConfig } from '../../dataProviders/config.ts';
import { captchaWidgets } from './captchaWidgets.ts';

/** The captcha of the configured provider. Remount it for each attempt, because a token can be used only once. */
export function Captcha({ onToken }: { readonly onToken: (token: string | null) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const handleToken = useRef(onToken);
  useEffect(() => {
    handleToken.current = onToken;
  }, [onToken]);
  useEffect(() => {
    const { captcha } = getConfig();
    if (!captcha || !frame.current) return;
    // Providers can render into an element only once, so each mount creates a new one.
    const element = document.createElement('div');
    frame.current.replaceChildren(element);
    captchaWidgets[captcha.provider](element, captcha.siteKey, (token) => handleToken.current(token));
  }, []);
  return <div ref={frame} className="entry-captcha" />;
}
