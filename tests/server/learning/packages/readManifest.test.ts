import { expect, test } from 'vitest';
import { readManifest } from '../../../../server/usecases/learning/packages/readManifest.ts';

async function* pieces(text: string) {
  yield text;
}
const item = (id: string, more = '') =>
  `<item identifier="${id}" identifierref="R" ${more}><title>${id}</title></item>`;
const manifestOf = (organizations: string) =>
  `<manifest xmlns:adlcp="x"><metadata><schemaversion>1.2</schemaversion></metadata>${organizations}
  <resources xml:base="files/"><resource identifier="R" adlcp:scormtype="sco" href="a.html"/></resources></manifest>`;
const titlesOf = async (organizations: string) =>
  (await readManifest(pieces(manifestOf(organizations)))).parts?.map(({ section, title, launch }) => [
    ...[section, title, launch],
  ]);

test('SCORM-05 the parts are the visible items of the default organization, with the headings above them', async () => {
  const heading = (title: string, content: string) =>
    `<item identifier="H"><title>${title}</title>${content}</item>`;
  const organizations = `<organizations default="Second">
    <organization identifier="First"><title>First</title>${item('other')}</organization>
    <organization identifier="Second"><title>Second</title>${item('one', 'parameters="?p=1"')}
      ${heading('Chapter', heading(' Section\n 2', item('two') + item('three', 'isvisible="false"')))}
    </organization></organizations>`;
  expect(await titlesOf(organizations)).toEqual([
    ['', 'one', 'files/a.html?p=1'],
    ['Chapter › Section 2', 'two', 'files/a.html'],
  ]);
});

test('SCORM-05 a manifest without a default organization has the parts of the first', async () => {
  const organization = (id: string) =>
    `<organization identifier="${id}">${item(id) + item(`${id}2`)}</organization>`;
  const organizations = `<organizations>${organization('A')}${organization('B')}</organizations>`;
  expect((await titlesOf(organizations))?.map(([, title]) => title)).toEqual(['A', 'A2']);
});
