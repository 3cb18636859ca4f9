/** The storage key that the sign-in page of the main application reads. */
const wantedKey = 'cairn.redirect';

export function storeIntendedPath(path: string): void {
  try {
    window.sessionStorage.setItem(wantedKey, path);
  } catch {
    // Signing in then leads to the home page; the invitation still leads back here.
  }
}
