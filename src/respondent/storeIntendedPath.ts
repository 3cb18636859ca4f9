/** The storage key that the sign-in page of the main application reads. */
const intendedPathKey = 'cairn.redirect';

export function storeIntendedPath(path: string): void {
  try {
    window.sessionStorage.setItem(intendedPathKey, path);
  } catch {
    // Signing in then leads to the home page; the invitation still leads back here.
  }
}
