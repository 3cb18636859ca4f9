/** The external benchmark of the platform, loaded from a file by its administrators. */
export const benchmarkFile = {
  purpose:
    'Scores from external sources, shown to all accounts next to their own results. They’re never mixed with the results of companies on this platform.',
  failed: 'We couldn’t load the external benchmark.',
  none: {
    title: 'No external benchmark',
    text: 'Until you load one, accounts are compared only with other companies on this platform, once there are enough of them.',
  },
  current: {
    title: 'Shown to all accounts',
    text: '%{file} · loaded on %{moment}',
    table: 'Scores of the external benchmark',
  },
  remove: {
    button: 'Remove benchmark',
    title: 'Remove the external benchmark?',
    text: 'Accounts no longer see it next to their results. To show it again, load the file again.',
  },
  choose: {
    first: 'Load a file',
    replace: 'Replace the file',
    format:
      'A CSV file in UTF-8 with at most %{smart_count} row. Its first line names the columns: |||| A CSV file in UTF-8 with at most %{smart_count} rows. Its first line names the columns:',
    topics:
      'Scores are means from 0 to 100, the spread is the standard deviation between respondents, and n the number of respondents. Topics: %{topics}.',
    file: 'Benchmark file',
    checking: 'Checking the file…',
    unreadable:
      '%{file} can’t be read. Save it as CSV in UTF-8 with at most 64,000 characters, and choose it again.',
  },
  columns: {
    topic: 'Topic',
    score: 'Score',
    spread: 'Standard deviation',
    n: 'Respondents',
    source: 'Source',
    year: 'Year',
  },
  checked: {
    title: 'Preview',
    valid:
      '%{file} has %{smart_count} valid row. Nothing has been changed yet. |||| %{file} has %{smart_count} valid rows. Nothing has been changed yet.',
    table: 'Scores in the chosen file',
    load: 'Load benchmark',
    replace: 'Replace benchmark',
    cancel: 'Cancel',
  },
  problems: {
    title: '%{smart_count} problem in %{file} |||| %{smart_count} problems in %{file}',
    text: 'Nothing has been changed. Correct the file and choose it again.',
    table: 'Problems by line',
    columns: { line: 'Line', column: 'Column', problem: 'Problem' },
    file: 'File',
    more: '%{smart_count} more problem isn’t listed. |||| %{smart_count} more problems aren’t listed.',
  },
  problem: {
    empty: 'The file is empty. Choose a file with a heading and rows.',
    tooLong: 'The file is too long. Remove rows and text you don’t need.',
    brokenQuote: 'A quotation mark isn’t closed, or text follows it. Save the file as CSV again.',
    columnMissing: 'This column is missing in the heading. Add it.',
    columnTwice: 'The heading contains this column more than once. Remove the others.',
    noRows: 'The file has a heading only. Add at least one row.',
    tooManyRows: 'The file has more than %{rows} rows. Remove some.',
    cells:
      'This line has more values than the heading has columns. Put values that contain commas in quotation marks.',
    topicUnknown: 'This isn’t a topic of the platform. Use its exact name or its ID.',
    topicAmbiguous: 'Several topics have this name. Use the ID of the topic.',
    score: 'Enter a number from 0 to 100.',
    spread: 'Enter a number above 0, up to %{spread}.',
    respondents: 'Enter a whole number of at least 1, without separators.',
    sourceMissing: 'Enter the name of the source.',
    sourceTooLong: 'Shorten the name of the source to %{length} characters.',
    characters: 'The name contains characters that can’t be displayed. Remove them.',
    year: 'Enter a year from %{year} to this year.',
    duplicate: 'Line %{line} has the same topic, source and year. Remove one of them.',
  },
};
