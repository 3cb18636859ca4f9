import axe from 'axe-core';

/** axe findings in the page, one line each. Colors and landmarks are checked in a real browser, because nothing is rendered here. */
export async function findAccessibilityProblems(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      // Whether a dialog covers the elements it hides is only visible in a rendered page.
      'aria-hidden-focus': { enabled: document.querySelector('[aria-modal=true]') === null },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
