/** A part of a lesson's text. */
export type LessonTextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const heading = /^#{1,3} +(?=\S)/;
const item = /^[-*] +(?=\S)/;

/**
 * Returns the parts of a lesson's text: headings that begin with "#", lists whose lines begin with "-", and paragraphs separated by blank
 * lines. Everything else is text: HTML isn't interpreted.
 */
export function parseLessonText(body: string): LessonTextBlock[] {
  const blocks = body.split(/\r?\n[ \t]*\r?\n/).flatMap((block) => block.trim() || []);
  return blocks.flatMap(blocksOf);
}

function blocksOf(text: string): LessonTextBlock[] {
  const lines = text.split(/\r?\n/);
  const [first = '', ...rest] = lines;
  if (heading.test(first)) {
    const title = { kind: 'heading', text: first.replace(heading, '') } as const;
    return rest.length === 0 ? [title] : [title, ...blocksOf(rest.join('\n'))];
  }
  if (lines.every((line) => item.test(line))) {
    return [{ kind: 'list', items: lines.map((line) => line.replace(item, '')) }];
  }
  return [{ kind: 'paragraph', text }];
}
