/** The browser named by CHROME_PATH, or one where systems usually keep it, or null. */
export function findChromium(): string | null;
