/** The cookie that tells the page about a sign-in. */
export const signedInCookie = (): void => setCookie('cairn_signed_in=1; path=/');

/** A device without a signed-in person. */
export const noCookie = (): void => setCookie('cairn_signed_in=; path=/; max-age=-1');

function setCookie(words: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads it in this way
  document.cookie = words;
}
