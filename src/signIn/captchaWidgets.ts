import type { CaptchaProvider } from '../../domain/access/policy/captcha.ts';

/** Renders a captcha into an element; `onToken` receives null when a token has expired. */
type DrawCaptcha = (element: HTMLElement, siteKey: string, onToken: (token: string | null) => void) => void;

interface Recaptcha {
  ready(work: () => void): void;
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): void;
}

const page = window as {
  grecaptcha?: Recaptcha;
  mtcaptcha?: { renderUI(): void };
  mtcaptchaConfig?: Readonly<Record<string, unknown>>;
};

function loadScript(src: string, onLoad: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onload = onLoad;
  document.head.append(script);
}

const recaptcha: DrawCaptcha = (element, siteKey, onToken) => {
  const draw = () =>
    page.grecaptcha?.ready(() =>
      page.grecaptcha?.render(element, {
        sitekey: siteKey,
        callback: onToken,
        'expired-callback': () => onToken(null),
      }),
    );
  if (page.grecaptcha) draw();
  else loadScript('https://www.google.com/recaptcha/api.js?render=explicit', draw);
};

const mtcaptcha: DrawCaptcha = (element, siteKey, onToken) => {
  element.className = 'mtcaptcha';
  page.mtcaptchaConfig = {
    sitekey: siteKey,
    'verified-callback': ({ verifiedToken }: { readonly verifiedToken: string }) => onToken(verifiedToken),
    'verifyexpired-callback': () => onToken(null),
  };
  if (page.mtcaptcha) page.mtcaptcha.renderUI();
  else loadScript('https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js', () => {});
};

export const captchaWidgets: Readonly<Record<CaptchaProvider, DrawCaptcha>> = { recaptcha, mtcaptcha };
