/** Importing people and relationships from a file. */
export const imports = {
  failed: 'We couldn’t load this import.',
  missing: {
    title: 'Import not found',
    text: 'It may have been deleted, or it belongs to another account.',
  },
  back: 'All imports',
  steps: { upload: 'File', columns: 'Columns', check: 'Check', result: 'Result' },
  upload: {
    sending: 'Uploading “%{name}”…',
    refused: '“%{name}” can’t be imported',
  },
  reading: {
    title: 'Reading your file',
    text: 'Rows and columns are being read. Large files usually take less than a minute.',
    waiting: 'Waiting to be read',
    next: 'Your file is next.',
    ahead: 'One file is ahead of yours. |||| %{smart_count} files are ahead of yours.',
    leave: 'You can leave this page. You’ll find your file under “Past imports”.',
    again: 'You can choose another file below.',
  },
  file: {
    unreadable: 'The file couldn’t be read. Save it again as XLSX or CSV.',
    tooComplex:
      'The file takes too long or too much memory to read. Split it into several files, or save it as CSV.',
    tooWide: 'Line %{line} has more than %{max} columns. Remove the columns that aren’t needed.',
    tooManyCells:
      'The file has more than %{max} filled cells. Remove columns that aren’t needed, or split the file.',
    cellTooLong: 'A cell in line %{line} has more than %{max} characters. Shorten it.',
    lineTooLong: 'Line %{line} has more than %{max} characters. Remove the columns that aren’t needed.',
    tooMuchText: 'The file has more than %{max} characters in its cells. Split it into several files.',
    empty: 'The file has no rows below the headings.',
    tooLarge: 'The file is larger than %{max} MB. Split it into several files.',
    tooManyTeams:
      'This file would create more than %{max} teams. Check which column is mapped to teams, or split the file.',
    tooManyRows: 'The file has more than %{max} rows. Split it into several files.',
    tooManyColumns: 'The file has %{found} columns; the maximum is %{max}. Remove the ones you don’t need.',
    noHeadings: 'The file has no column headings. Add a row with headings above the first row.',
    duplicateHeading:
      'Columns %{first} and %{second} are both called “%{heading}”. Rename or remove one of them.',
    authorGone:
      'The last step was stopped because the person who started it can no longer import files. You can start it again.',
    noTable: 'This isn’t a CSV file or an Excel workbook. Choose a CSV or XLSX file.',
    oldWorkbook:
      'This Excel file is from before 2007 or has a password. Save it as XLSX or CSV without a password.',
    noWorkbook: 'This workbook can’t be read. Save it again as XLSX or CSV.',
    unpacksTooLarge:
      'This workbook is too large to open: it would need more than %{max} MB or more memory than is available. Save it as CSV.',
    brokenQuote:
      'Line %{line} has a quotation mark that isn’t closed, or one in a cell without quotation marks. Correct it in the file.',
    rowTooLong: 'Line %{line} is too long. Check for a quotation mark before it that isn’t closed.',
  },
  columns: {
    title: 'Map columns',
    text: 'We matched columns by their headings and will remember your choices for the next file. Empty cells don’t change anything.',
    table: 'Columns of the file',
    heading: 'Column',
    samples: 'First rows',
    field: 'Field',
    fieldOf: 'Field for “%{heading}”',
    unnamed: 'Column %{number}',
    none: 'Skip',
    headingLine: 'Column headings were found in line %{line}. Lines above it won’t be imported.',
    latin1:
      'This file isn’t in UTF-8, so it was read as Latin-1. Check that letters such as é or ü are correct.',
    createTeams: 'Create teams that don’t exist yet',
    check: 'Check file',
    discard: 'Cancel import',
  },
  fields: {
    external_id: 'Employee ID',
    email: 'Email address',
    mobile_number: 'Mobile number',
    first_name: 'First name',
    last_name: 'Last name',
    department: 'Department',
    location: 'Location',
    level: 'Level',
    locale_abbr: 'Language',
    status: 'Status',
    permissions: 'Permissions',
    teams: 'Teams',
    manager: 'Manager',
    person: 'Person',
    relation: 'Relationship',
    other: 'Other person',
    row: 'Row',
  },
  help: {
    relation:
      'How the other person is related to the person: manager, direct report, peer or other. “ben@company.com, manager, ada@company.com” means that Ada is Ben’s manager.',
    mobile_number: 'With the country code, such as +49 1511 2345678.',
    permissions: 'Separated by commas. You can only grant permissions that you could also grant manually.',
    teams:
      'Team names, separated by semicolons. People are added to these teams and aren’t removed from others.',
    manager:
      'Employee ID or email address of the manager, who can appear anywhere in this file. The current manager is replaced.',
  },
  progress: {
    checking: 'Checking the file',
    undoing: 'Undoing the import',
    rows: '%{processed} of %{total} rows',
    leave:
      'You can leave this page. The import continues in the background and appears under “Past imports”.',
  },
  checked: {
    title: 'Review changes',
    columns: 'Change columns',
    newTeams: 'One team will be created |||| %{smart_count} teams will be created',
    newTeam: '%{name} (one person) |||| %{name} (%{smart_count} people)',
    withoutAddress:
      'One new person has no email address. They’re identified by their employee ID and can’t sign in. |||| %{smart_count} new people have no email address. They’re identified by their employee ID and can’t sign in.',
    ownRow: 'Line %{line} changes your own details',
    withErrors:
      'One row has an error and will be skipped. |||| %{smart_count} rows have errors and will be skipped.',
  },
  applied: {
    title: 'Import complete',
    teams: 'One team was created. |||| %{smart_count} teams were created.',
    skipped:
      'One row was skipped because something changed in the meantime. |||| %{smart_count} rows were skipped because something changed in the meantime.',
    undo: 'Undo import',
    until: 'You can undo it for 30 days.',
  },
  undone: {
    title: 'Import undone',
  },
  undoing: {
    title: 'Undo this import?',
    confirm: 'Undo import',
  },
  discarding: {
    title: 'Cancel this import?',
    text: 'Nothing has been imported from this file, so nothing changes.',
    confirm: 'Cancel import',
  },
  cancel: 'Go back',
  again: 'Import another file',
  errors: {
    download: 'Download rows with errors',
    failed: 'We couldn’t download the rows. Try again.',
    line: 'Line',
    why: 'Problem',
    file: 'import-errors',
  },
  table: {
    label: 'Rows of the file',
    line: 'Line',
    kind: 'Status',
    changes: 'Changes',
    empty: 'No rows match this filter.',
    gone: 'These rows have been deleted. Rows are kept for 30 days, and only for the 20 most recent imports.',
    filter: 'Show rows',
    nothing: 'empty',
    becomes: 'changes to',
  },
  all: 'All',
  kinds: { create: 'New', update: 'Changed', unchanged: 'Unchanged', error: 'Error' },
  states: { waiting: 'Waiting', done: 'Done', skipped: 'Skipped', undone: 'Undone', kept: 'Not undone' },
  people: {
    purpose: 'Add and update many people at once. You can review the changes first and undo them later.',
    choose: 'Choose a file',
    file: 'People file',
    format:
      'CSV or Excel (XLSX), one person per row, with column headings. A title above the headings is skipped. At most 50,000 rows and 10 MB.',
    hint: 'Each row needs an employee ID or an email address, and someone new without an address needs an employee ID. To start, you can export the people list.',
    row: 'Person',
    applying: 'Importing people',
    nothing: 'No changes. Everyone in the file is already up to date.',
    apply: 'Import %{smart_count} person |||| Import %{smart_count} people',
    done: 'One person was added or changed. |||| %{smart_count} people were added or changed.',
    restored: 'One person was restored. |||| %{smart_count} people were restored.',
    kept: 'One person wasn’t restored because they were changed after the import. |||| %{smart_count} people weren’t restored because they were changed after the import.',
    undoing:
      'People added by this import are removed, or deactivated if they were invited to something. People changed by it get their previous values back. People who were changed after the import aren’t affected. Teams created by this import are removed if they’re empty.',
    reasons: {
      gone: 'This person no longer exists.',
      changedSince: 'This person was changed in the meantime.',
      taken: 'The email address or employee ID is now in use by someone else.',
      beyondYours: 'This requires more permissions than you have.',
      yourself: 'You can’t remove your own access.',
      managerChanged:
        'Imported without changing the manager, because someone else changed the manager in the meantime or the new manager wasn’t imported.',
      managerCycle:
        'Imported without changing the manager, because the new manager would report to this person.',
      authorGone: 'The import was stopped because the person who started it can no longer import files.',
      ownEmail: 'You can change your own email address only in your profile.',
      inactive: 'Deactivated instead of removed, because other records refer to this person.',
    },
  },
  relationships: {
    purpose:
      'Add managers, peers and other relationships from a file. You can review the changes first and undo them later.',
    choose: 'Choose a file',
    file: 'File of relationships',
    format:
      'CSV or Excel (XLSX), one relationship per row, with three columns: person, relationship and other person. A title above the headings is skipped. At most 50,000 rows and 10 MB.',
    hint: 'Name people by employee ID or email address. The relationship says who the other person is: manager, direct report, peer or other.',
    row: 'Relationship',
    applying: 'Importing relationships',
    nothing: 'No changes. All relationships in the file already exist.',
    apply: 'Import %{smart_count} relationship |||| Import %{smart_count} relationships',
    done: 'One relationship was imported. |||| %{smart_count} relationships were imported.',
    restored: 'One relationship was undone. |||| %{smart_count} relationships were undone.',
    kept: 'One relationship wasn’t undone because it was changed after the import. |||| %{smart_count} relationships weren’t undone because they were changed after the import.',
    undoing:
      'Relationships added by this import are removed. Those that were generated from teams before are managed by the teams again. Relationships that were changed after the import aren’t affected.',
    generateAgain:
      'If relationships were generated from teams after this import, generate them again: people whose manager or peers came from the file got none from their teams.',
    stated: '%{from}: %{kind} of %{to}',
    fromTeams: 'Generated from teams until now. It will stay even if the teams change.',
    reasons: {
      gone: 'One of these people, or the relationship, no longer exists.',
      changedSince: 'This relationship was changed in the meantime.',
      taken: 'This relationship was added in the meantime.',
      managerCycle: 'Not added, because the manager would report to this person.',
      authorGone: 'The import was stopped because the person who started it can no longer import files.',
    },
  },
  kindsOfRelationship: { manager: 'Manager', peer: 'Peer', other: 'Other' },
  past: {
    title: 'Past imports',
    empty: {
      title: 'No imports yet',
      text: 'Each import appears here with its changes. You can undo it for 30 days.',
    },
    table: 'Past imports, newest first',
    file: 'File',
    state: 'Status',
    rows: 'Rows',
    by: 'Imported by',
    when: 'Date',
  },
  importStates: {
    reading: 'Reading',
    waiting: 'Waiting',
    failed: 'Can’t be read',
    uploaded: 'Columns not mapped',
    checking: 'Checking',
    checked: 'Ready to import',
    applying: 'Importing',
    applied: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
  },
} as const;
