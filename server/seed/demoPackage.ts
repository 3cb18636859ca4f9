/** A short exercise in SCORM 1.2: three answers, a score, and the place where the learner stopped. */
export const demoPackage = {
  fileName: 'Say it back.zip',
  facts: { standard: '1.2', launch: 'index.html', mastery: 60 },
  files: {
    'index.html': `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Say it back</title>
<style>
  body { font: 18px/1.5 sans-serif; margin: 0 auto; max-width: 40rem; padding: 1.5rem; color: #12343b; }
  button { font: inherit; display: block; width: 100%; margin: .5rem 0; padding: .75rem 1rem; text-align: start;
    border: 1px solid #107587; border-radius: 8px; background: #fff; color: inherit; cursor: pointer; }
  button:focus-visible { outline: 3px solid #107587; }
</style>
<h1>Say it back</h1>
<p id="text" aria-live="polite"></p>
<div id="options"></div>
<script>
  const steps = [
    ['“Nobody tells us what changes.” What do you say first?', ['You want to know earlier what changes.', 'That is not true.', 'It was in the email.'], 0],
    ['“I did this alone again.” What do you say?', ['Everyone is busy.', 'You would have liked help with it.', 'Next time, ask.'], 1],
    ['“The plan will not work.” What do you ask?', ['Why are you against it?', 'Have you read it?', 'What would have to change?'], 2],
  ];
  let w = window;
  while (!w.API && w.parent !== w) w = w.parent;
  const api = w.API;
  api.LMSInitialize('');
  let [step, right] = (api.LMSGetValue('cmi.suspend_data') || '0,0').split(',').map(Number);
  function show() {
    const options = document.getElementById('options');
    options.replaceChildren();
    const [question, answers, best] = steps[step] || [];
    document.getElementById('text').textContent = question || 'You said it back ' + right + ' of 3 times.';
    if (!question) return finish();
    answers.forEach((answer, index) => {
      const button = document.createElement('button');
      button.textContent = answer;
      button.onclick = () => { right += index === best ? 1 : 0; step += 1; save(); show(); };
      options.append(button);
    });
  }
  function save() {
    if (api.LMSGetValue('cmi.core.lesson_status') === 'not attempted') api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    api.LMSSetValue('cmi.core.lesson_location', String(step));
    api.LMSSetValue('cmi.suspend_data', step + ',' + right);
    api.LMSCommit('');
  }
  function finish() {
    api.LMSSetValue('cmi.core.score.raw', String(Math.round(right / steps.length * 100)));
    api.LMSSetValue('cmi.core.lesson_status', right > 1 ? 'passed' : 'failed');
    if (right < 2) api.LMSSetValue('cmi.suspend_data', '0,0');
    api.LMSCommit('');
  }
  show();
</script>
</html>
`,
  },
} as const;
