/** What no file system minds: letters of any script, digits, and a few marks. */
const refused = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
const longest = 80;

/** A text as a part of a file's name; never empty, hidden, or a way out of its folder. */
export function fileNameOf(text: string): string {
  const harmless = text
    .normalize('NFC')
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...harmless].slice(0, longest).join('').trim() || 'report';
}

/** Names for files in one folder, in the order given: those that would be alike, also in case, are numbered. */
export function distinctNames(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const name = fileNameOf(text);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
