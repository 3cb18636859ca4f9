import type { PackageFacts } from '../../domain/learning/packages/packageStandards.ts';

const style = `body { font: 18px/1.5 sans-serif; margin: 0 auto; max-width: 40rem; padding: 1.5rem; color: #12343b; }
  button { font: inherit; padding: .75rem 1rem; border: 1px solid #107587; border-radius: 8px; background: #fff; color: inherit; }
  button:focus-visible { outline: 3px solid #107587; }`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${content}
</html>
`;

/** A scene in SCORM 2004 that is completed once its end was read. */
const scene = (title: string, first: string, then: string) =>
  page(
    title,
    `<p>${first}</p><p id="end" aria-live="polite"></p><button id="more">What happened next?</button>
<script>
  let w = window;
  while (!w.API_1484_11 && w.parent !== w) w = w.parent;
  const api = w.API_1484_11;
  api.Initialize('');
  const end = document.getElementById('end');
  const more = document.getElementById('more');
  const show = () => { end.textContent = ${JSON.stringify(then)}; more.hidden = true; };
  if (api.GetValue('cmi.location') === 'end') show();
  more.onclick = () => {
    show();
    api.SetValue('cmi.location', 'end');
    api.SetValue('cmi.completion_status', 'completed');
    api.Commit('');
  };
  addEventListener('pagehide', () => api.Terminate(''));
</script>`,
  );

const part = (title: string, launch: string, is_asset = false) => ({
  ...{ title, launch, is_asset },
  ...{ section: is_asset ? '' : 'Scenes', mastery: null, weight: 1 },
});

/** A package with several parts: two scenes and a page to read. */
export const demoScenes = {
  fileName: 'Two short scenes.zip',
  facts: {
    standard: '2004',
    launch: 'meeting.html',
    mastery: null,
    parts: [
      part('The meeting', 'meeting.html'),
      part('The corridor', 'corridor.html'),
      part('To take with you', 'summary.html', true),
    ],
  } satisfies PackageFacts,
  files: {
    'meeting.html': scene(
      'The meeting',
      'Mara says in front of everyone: “Your slides were too long again.” Ben looks at the table.',
      'Ben presents less and less. Nobody knows which slide it was about.',
    ),
    'corridor.html': scene(
      'The corridor',
      'Mara asks Ben after the meeting: “May I tell you what I noticed on the third slide?”',
      'Ben removes two of five charts. The next discussion begins ten minutes earlier.',
    ),
    'summary.html': page(
      'To take with you',
      '<p>Soon, in private, about one thing that happened, and with a question at the beginning.</p>',
    ),
  },
} as const;
