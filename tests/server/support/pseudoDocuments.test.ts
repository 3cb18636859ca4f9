import { expect, test } from 'vitest';
import { documents } from '../../../locales/en/documents.ts';
import { pseudoTexts } from '../../../locales/pseudo.ts';
import { writeMail } from '../../../server/integrations/writeMail.ts';

const texts = pseudoTexts(documents);
/** The values of placeholders contain no letters, so that every letter comes from a text. */
const words = new Proxy({}, { get: () => '12' });

test.each(Object.keys(documents.mails) as (keyof typeof documents.mails)[])(
  'the email %s contains no untranslated text',
  (template) => {
    const footnote = { words: texts.stopWords, link: '/1' };
    const mail = writeMail(texts.mails[template], { words, link: '/2', footnote, language: 'en-XA' });
    expect(mail.subject).not.toMatch(/[A-Za-z]/);
    expect(mail.text).not.toMatch(/[A-Za-z]/);
    expect(mail.html.replace(/<[^>]*>/g, '')).not.toMatch(/[A-Za-z]/);
  },
);
