import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataId } from '../../contract/v2/page.ts';

/** Characters that could end the element, or that older parsers read as line ends, as escapes of JSON. */
const escapeForScript = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The page of the built application with data in it, as JSON that no browser executes. */
export function createPage(folder: string): (data: object) => string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const at = html.indexOf('</head>');
  const [head, rest] = at < 0 ? ['', html] : [html.slice(0, at), html.slice(at)];
  return (data) =>
    `${head}<script type="application/json" id="${pageDataId}">${escapeForScript(JSON.stringify(data))}</script>${rest}`;
}
