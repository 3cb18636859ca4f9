/** Characters that file systems do not accept. */
const refusedCharacters = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
const maxLength = 80;

/** Converts a text to a file name that is never empty, hidden or outside its folder. */
export function toFileName(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(refusedCharacters, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...cleaned].slice(0, maxLength).join('').trim() || 'report';
}

/** File names for one folder, in the given order; names that are equal, ignoring case, are numbered. */
export function distinctFileNames(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const name = toFileName(text);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
