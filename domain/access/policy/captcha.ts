/** The services that can tell people from programs. */
export const captchaProviders = ['recaptcha', 'mtcaptcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];
