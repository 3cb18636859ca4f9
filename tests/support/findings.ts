import axe from 'axe-core';

/** What axe finds in the page, one line a finding; colours and landmarks are judged in a real browser: here nothing is drawn. */
export async function findings(place: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(place, {
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
