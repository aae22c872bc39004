const above = '[role="dialog"], [role="menu"], [role="listbox"]';
const open = '[role="dialog"], [role="menu"]';
const typing = 'input, textarea, select, [contenteditable="true"]';

/** What a key of the page was pressed on; null when something lies above the page, whose key it is then. */
export function targetOfKey({ target }: KeyboardEvent): Element | null {
  const element = target instanceof Element ? target : document.body;
  return document.querySelector(open) || element.closest(above) ? null : element;
}

/** Whether keys are letters there. */
export function isTypedIn(element: Element): boolean {
  return element.closest(typing) !== null;
}
