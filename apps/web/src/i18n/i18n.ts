import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { answerEnglish } from './answer-catalogue';
import type { calendarEnglish } from './calendar-catalogue';
import { english } from './catalogue';
import type { conflictEnglish } from './conflict-catalogue';
import type { customTagEnglish } from './custom-tag-catalogue';
import type { deletionEnglish } from './deletion-catalogue';
import type { noticesEnglish } from './notices-catalogue';
import type { pagesEnglish } from './pages-catalogue';
import type { passkeysEnglish } from './passkeys-catalogue';
import type { recordEnglish } from './record-catalogue';
import type { selectionEnglish } from './selection-catalogue';
import type { shortcutsEnglish } from './shortcuts-catalogue';
import type { signInEnglish } from './sign-in-catalogue';
import type { signedInEnglish } from './signed-in-catalogue';
import type { taskFormEnglish } from './task-form-catalogue';
import type { ticketEnglish } from './ticket-catalogue';
import type { visibilityEnglish } from './visibility-catalogue';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof english &
      typeof signedInEnglish &
      typeof answerEnglish &
      typeof calendarEnglish &
      typeof conflictEnglish &
      typeof customTagEnglish &
      typeof deletionEnglish &
      typeof noticesEnglish &
      typeof pagesEnglish &
      typeof passkeysEnglish &
      typeof recordEnglish &
      typeof selectionEnglish &
      typeof shortcutsEnglish &
      typeof signInEnglish &
      typeof taskFormEnglish &
      typeof ticketEnglish &
      typeof visibilityEnglish;
  }
}

export const i18n = i18next;

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: english },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

/** Makes the texts of further areas known. */
export function addTexts(areas: Record<string, object>): void {
  for (const [area, texts] of Object.entries(areas)) i18n.addResourceBundle('en', area, texts);
}
