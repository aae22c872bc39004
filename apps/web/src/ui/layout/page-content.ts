/** The id of the element that holds the page, beside the header and the navigation. */
export const contentId = 'content';

/** What holds the page, for a focus that has nothing better to go to; null where nobody is signed in. */
export function pageContent(): HTMLElement | null {
  return document.getElementById(contentId);
}

/** Whether the keys of the page are pressed on nothing of it. */
export function isPageItself(element: Element): boolean {
  return element === document.body || element.id === contentId;
}
