/** The name of a language in the language of the screen, such as "German". */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
