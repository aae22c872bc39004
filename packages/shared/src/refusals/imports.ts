/** What is refused about a file of people, as a whole and row by row. */
export const importRefusals = {
  'import-not-found': 'This import does not exist.',
  'too-many-imports': '{{count}} imports of your company have not ended yet. Wait until one of them has.',
  'importer-not-allowed': 'Who started this import may not create people any more.',
  'import-failed': 'Something went wrong on our side.',
  'no-csv-file': 'Choose a CSV file to import.',
  'not-csv': 'This is not a CSV file. Save the spreadsheet as CSV first.',
  'tasks-importer-not-allowed': 'Who started this import may not create tasks any more.',
  'no-import-file': 'Choose a file to import.',
  'import-started': 'This import has begun already.',
  'import-not-over': 'This import cannot be undone: it has not ended, or it was undone before.',
  'import-file-kind':
    'This file is neither CSV nor a board or issues as JSON. Tavla reads the JSON that Trello exports, a board from the API of Planka, and issues of GitHub.',
  'import-file-limits':
    'This file takes too long or too much memory to read. Export fewer boards or cards at a time.',
  'import-file-size': 'The file is larger than {{megabytes}} MB. Export fewer boards or cards at a time.',
  'import-too-many-cards': 'The file has more than {{most, number}} tasks. Export fewer at a time.',
  'import-too-many-lists':
    'The file has more than {{most, number}} lists. Choose another column for the status.',
  'import-no-title-column': 'Choose which column has the titles.',
  'import-column-missing': 'The file has no column number {{number}}.',
  'row-title-missing': 'The row has no title',
  'row-not-a-day': '"{{value}}" is no day such as 2026-03-31',
  'row-too-many-tags': 'More than {{count}} tags',
  'row-too-much-text': 'More text than a task and {{count}} comments hold',
  'csv-limits': 'This file takes too long or too much memory to read. Split it.',
  'csv-too-many-lines': 'The file has more than {{most, number}} lines. Split it.',
  'csv-too-many-rows': 'The file has more than {{most, number}} rows. Split it.',
  'csv-too-many-columns': 'The file has more than {{count}} columns. Leave out those that are not asked for.',
  'csv-row-too-long': 'A row is longer than {{most, number}} characters: is a quotation mark missing?',
  'csv-open-quotation': 'The file ends inside a quotation: a quotation mark is opened and never closed.',
  'csv-columns-missing_one':
    'The file has no column {{columns, list(type: unit)}}. Its first line must name the columns, as in the template.',
  'csv-columns-missing_other':
    'The file has no columns {{columns, list(type: unit)}}. Its first line must name the columns, as in the template.',
  'csv-column-twice': 'The file has the column {{column}} twice.',
  'csv-too-many-memberships': 'The file has more than {{most, number}} memberships of departments. Split it.',
  'csv-too-many-new-positions': 'The file has more than {{most, number}} new positions. Split it.',
  'csv-too-many-new-departments': 'The file has more than {{most, number}} new departments. Split it.',

  'row-too-many-departments': 'At most {{count}} departments',
  'row-too-many-cells': 'The row has more cells than the header: is a quotation mark missing?',
  'row-email-twice': 'The same email is on line {{line}}',
  'row-unknown-role': 'There is no role "{{name}}"',
  'row-may-not-give-roles': 'Your role does not allow you to give people a role',
  'row-may-not-fill-departments': 'Your role does not allow you to put people into departments',
  'row-may-not-create': '"{{name}}" does not exist and your role does not allow you to create it',
  'row-permissions-not-held':
    'You cannot give permissions that you do not have yourself ({{permissions, list(type: unit)}})',
  'row-permissions-not-held-and-more':
    'You cannot give permissions that you do not have yourself ({{permissions, list(type: unit)}} and {{count}} more)',
  'row-manager-not-imported': 'The manager {{manager}} cannot be imported',
  'row-manager-inactive': 'The manager {{manager}} is inactive',
  'row-unknown-manager': 'The manager {{manager}} is neither in the company nor in the file',
  'row-manager-circle': 'These managers form a circle: {{circle}}',
  'row-existing': 'This person is in the company already',
  'row-not-added':
    'This row could not be added. Check the address with the person, or import the row again later.',
} as const;
