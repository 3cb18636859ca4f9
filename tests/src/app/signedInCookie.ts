/** Sets the cookie that shows the page that someone is signed in. */
export const signedInCookie = (): void => setCookie('cairn_signed_in=1; path=/');

/** Removes the cookie, as on a device where no one is signed in. */
export const noCookie = (): void => setCookie('cairn_signed_in=; path=/; max-age=-1');

function setCookie(words: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads it in this way
  document.cookie = words;
}
