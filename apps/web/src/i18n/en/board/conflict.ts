/** Texts of the question about a task that two people changed. */
export const conflict = {
  title: 'Two people changed this task',
  intro: 'While you worked on “{{title}}”, someone else changed the same fields. Choose what to keep.',
  mine: 'Yours',
  theirs: 'Theirs',
  nothing: 'Nothing',
  save: 'Keep the chosen values',
  discard: 'Discard mine',
};
