/** In pixels, where the conversation lies above the page of the meeting. */
export const sheetWidth = 480;

/** What opens it, which gets the focus back. */
export const askButton = () => document.querySelector<HTMLElement>('[data-ask-meeting]');
