/** The same place of this tab's memory in which the sign-in page looks for the path that was wanted before. */
const wantedKey = 'cairn.redirect';

export function storeIntendedPath(path: string): void {
  try {
    window.sessionStorage.setItem(wantedKey, path);
  } catch {
    // Signing in then leads to the start page; the invitation leads back here.
  }
}
