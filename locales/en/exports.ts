/** Files that people take along. */
export const exportWords = {
  chart: {
    xlsx: 'XLSX',
    xlsxOf: 'XLSX: save the figures of “%{title}” as a workbook',
    failed: 'The workbook could not be made. The CSV file holds the same figures.',
    figures: 'Figures',
    about: 'About',
    shows: 'What it shows',
    rests: 'What it rests on',
    saved: 'Saved on',
  },
  pdf: {
    name: 'PDF',
    of: 'PDF: save “%{about}” as a report for paper',
    failed: 'The report could not be made. Please try again.',
  },
} as const;
