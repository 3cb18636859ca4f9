import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataId } from '../../contract/v2/pageData.ts';

/** Escapes characters that could close the script element or that older parsers treat as line breaks. */
const escapeForScript = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Embeds data in the page of the built application, as JSON that browsers do not execute. */
export function createPageWithData(folder: string): (data: object) => string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const at = html.indexOf('</head>');
  const [head, rest] = at < 0 ? ['', html] : [html.slice(0, at), html.slice(at)];
  return (data) =>
    `${head}<script type="application/json" id="${pageDataId}">${escapeForScript(JSON.stringify(data))}</script>${rest}`;
}
