import { type PrintedFile, personalCodeCalls } from '../contract/v2/personalCodes.ts';
import { paperFormatOf } from '../domain/reports/paperSizes.ts';
import { callMain } from './http.ts';

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

const paper = () => paperFormatOf(navigator.language);

/** Makes the letters of a campaign, of one team or of everyone, in the usual paper size of the reader's region. */
export const makeLetters = async (campaign_id: number, team_id: number | null): Promise<Download> =>
  toDownload(await callMain(personalCodeCalls.letters, { campaign_id, team_id, paper: paper() }));

/** Makes a poster that leads to the page on which codes are entered. */
export const makePoster = async (campaign_id: number): Promise<Download> =>
  toDownload(await callMain(personalCodeCalls.poster, { campaign_id, paper: paper() }));

const toDownload = ({ name, content }: PrintedFile): Download => ({
  name: `${name}.pdf`,
  content: new Blob([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], {
    type: 'application/pdf',
  }),
});
