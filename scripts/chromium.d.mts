/** The browser named by CHROME_PATH, or one at its usual location, or null. */
export function findChromium(): string | null;
