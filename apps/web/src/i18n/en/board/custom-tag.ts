/** Texts of the fields of a tag of one's own. */
export const customTag = {
  open: 'Add Custom Tag',
  name: 'Tag name',
  category: 'Category',
  color: 'Color',
  add: 'Add Tag',
  colors: {
    blue: 'Blue',
    green: 'Green',
    purple: 'Violet',
    orange: 'Orange',
    red: 'Red',
    gray: 'Gray',
  },
} as const;
