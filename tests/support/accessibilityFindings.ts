import axe from 'axe-core';

/** What axe finds in the page, one line a finding; colours and landmarks are judged in a real browser: here nothing is drawn. */
export async function findings(place: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(place, {
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      // That a dialog covers what it hides from readers is seen only where it is drawn.
      'aria-hidden-focus': { enabled: document.querySelector('[aria-modal=true]') === null },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
