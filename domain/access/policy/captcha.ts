/** Captcha services that are supported. */
export const captchaProviders = ['recaptcha', 'mtcaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];
