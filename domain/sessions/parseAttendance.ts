/** One line of an attendance list; `email` is null if it contains no address. */
interface AttendanceLine {
  readonly line: number;
  readonly text: string;
  /** In lowercase. */
  readonly email: string | null;
}

const maxText = 120;

/** One @ between parts of limited length, so that the time grows with the length of a line and no faster. */
const address = /[^\s,;"'<>()=@]{1,64}@[^\s,;"'<>()=@]{1,190}/g;

/** Returns the first email address in a line, in lowercase. */
function findAddress(line: string): string | null {
  for (const [found] of line.matchAll(address))
    if (/[^.]\.[^.]/.test(found.slice(found.indexOf('@') + 1))) return found.toLowerCase();
  return null;
}

/**
 * Reads an attendance list as meeting tools export it: one person a line, with an email address in any column. The heading and empty lines
 * are left out, and a person who is listed twice counts once.
 */
export function parseAttendance(text: string): readonly AttendanceLine[] {
  const known = new Set<string>();
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  return lines.flatMap((raw, index) => {
    const trimmed = raw.trim();
    const email = findAddress(trimmed);
    const isHeading = index === 0 && email === null;
    if (trimmed === '' || isHeading || (email !== null && known.has(email))) return [];
    if (email !== null) known.add(email);
    return [{ line: index + 1, text: trimmed.slice(0, maxText), email }];
  });
}
