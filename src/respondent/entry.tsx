import { createRoot } from 'react-dom/client';
import { entryOf } from './entryFromLocation.ts';
import { Respondent } from './Respondent.tsx';
import './respondent.css';
import './question.css';
import './supplemental.css';
import './beginning.css';

/** Draws the respondent's page into `root`; everything it needs to know stands in the address. */
export function mountRespondent(root: HTMLElement): void {
  const leave = (path: string) => window.location.assign(path);
  createRoot(root).render(<Respondent entry={entryOf(window.location)} leave={leave} />);
}
