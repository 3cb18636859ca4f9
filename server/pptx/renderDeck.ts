import PptxGenJS from 'pptxgenjs';
import type { ReportBrand } from '../pdf/drawLogo.ts';
import { addDeckChart, type DeckChart } from './addDeckChart.ts';
import { addDeckTable, type DeckTable } from './addDeckTable.ts';
import { cleanText, deckColors, deckFont, shortenText } from './deckText.ts';

export interface DeckSlide {
  /** The finding. */
  readonly title: string;
  readonly text: string;
  readonly chart: DeckChart | null;
  readonly table: DeckTable | null;
  /** The number of people and the date of the results, below the content. */
  readonly about: string;
  /** The speaker notes: the sources. */
  readonly notes: readonly string[];
}

/** A presentation as plain data, because it is passed to a thread. */
export interface Deck {
  readonly title: string;
  readonly subject: string;
  readonly company: string;
  readonly producer: string;
  /** Null for the product's own look. */
  readonly brand: ReportBrand | null;
  readonly slides: readonly DeckSlide[];
}

const master = 'finding';
const left = 0.6;
const width = 12.13;
const contentTop = 2.15;
const contentHeight = 4.45;

/** Returns a presentation in 16:9 as a PPTX file, with charts and tables that can be edited. */
export async function renderDeck(deck: Deck): Promise<Buffer> {
  const file = new PptxGenJS();
  file.layout = 'LAYOUT_WIDE';
  file.title = cleanText(deck.title);
  file.subject = cleanText(deck.subject);
  file.author = cleanText(deck.company);
  // The library writes this property unescaped, so it never contains text of customers.
  file.company = deck.producer;
  file.theme = { headFontFace: deckFont, bodyFontFace: deckFont };
  defineMaster(file, deck);
  for (const slide of deck.slides) addSlide(file, deck, slide);
  // Only this way of writing compresses the file.
  const bytes = await file.stream({ compression: true });
  return bytes as Buffer; // The types also allow what browsers get.
}

function defineMaster(file: PptxGenJS, { title, brand }: Deck): void {
  const accent = accentOf(brand);
  const logo = brand?.logo;
  file.defineSlideMaster({
    title: master,
    background: { color: deckColors.background },
    objects: [
      { rect: { x: 0, y: 0, w: 13.33, h: 0.12, fill: { color: accent } } },
      ...(logo
        ? [
            {
              image: {
                data: `image/png;base64,${Buffer.from(logo.png).toString('base64')}`,
                x: left + width - logo.size.width / 72,
                y: 0.3,
                w: logo.size.width / 72,
                h: logo.size.height / 72,
              },
            },
          ]
        : []),
      {
        text: {
          text: shortenText(title, 110),
          options: {
            x: left,
            y: 7.02,
            w: width - 1,
            h: 0.3,
            fontSize: 10,
            color: deckColors.quiet,
            margin: 0,
          },
        },
      },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: left,
            y: 0.35,
            w: logo ? width - logo.size.width / 72 - 0.3 : width,
            h: 1.05,
            margin: 0,
            bold: true,
            fontSize: 26,
            valign: 'top',
            align: 'left',
            color: deckColors.text,
          },
          text: '',
        },
      },
    ],
    slideNumber: {
      x: left + width - 0.6,
      y: 7.02,
      w: 0.6,
      h: 0.3,
      fontSize: 10,
      color: deckColors.quiet,
      align: 'right',
    },
  });
}

const accentOf = (brand: ReportBrand | null) => (brand?.accent ?? deckColors.accent).replace('#', '');

function addSlide(
  file: PptxGenJS,
  { brand }: Deck,
  { title, text, chart, table, about, notes }: DeckSlide,
): void {
  const slide = file.addSlide({ masterName: master });
  slide.addText(shortenText(title, 260), { placeholder: 'title', fit: 'shrink' });
  if (text) {
    slide.addText(shortenText(text, 420), {
      ...{ x: left, y: 1.42, w: width, h: 0.66, margin: 0, valign: 'top', fit: 'shrink' },
      ...{ fontSize: 16, color: deckColors.text },
    });
  }
  const half = width / 2;
  const area = { x: left, y: contentTop, w: chart && table ? half : width, h: contentHeight };
  if (chart) addDeckChart(slide, chart, { ...area, color: accentOf(brand) });
  if (table) addDeckTable(slide, table, chart ? { ...area, x: left + half + 0.25, w: half - 0.25 } : area);
  slide.addText(shortenText(about, 260), {
    ...{
      x: left,
      y: 6.66,
      w: width,
      h: 0.32,
      margin: 0,
      valign: 'top',
      fontSize: 11,
      color: deckColors.quiet,
    },
  });
  slide.addNotes(notes.map(cleanText).join('\n'));
}
