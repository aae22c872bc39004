/** Texts of the calendar in which a due date is chosen. */
export const calendar = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Previous ten years',
  nextYears: 'Next ten years',
  months: 'Choose a month',
  years: 'Choose a year',
} as const;
