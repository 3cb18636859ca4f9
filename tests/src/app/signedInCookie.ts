/** What a sign-in leaves on the device for the page to see. */
export const signedInCookie = (): void => setCookie('cairn_signed_in=1; path=/');

/** A device on which nobody is signed in. */
export const noCookie = (): void => setCookie('cairn_signed_in=; path=/; max-age=-1');

function setCookie(words: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product reads it
  document.cookie = words;
}
