import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, Instant, listOf } from '@tavla/shared/fields';
import { z } from 'zod';

/** Whose due days a calendar shows: of the tasks that are assigned to you, or of the whole board as you see it. */
export const calendarScopes = ['own', 'company'] as const;
export const CalendarScope = z.enum(calendarScopes);
export type CalendarScope = z.infer<typeof CalendarScope>;

/** A secret address that calendars read, without the secret itself: only whoever made it has that. */
export const CalendarLink = z.object({
  id: Id,
  scope: CalendarScope,
  createdAt: Instant,
  /** To within a minute; null until a calendar reads it. */
  lastUsedAt: Instant.nullable(),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

/** The one answer that has the address. */
export const MadeCalendarLink = z.object({ calendar: CalendarLink, url: z.string() });
export type MadeCalendarLink = z.infer<typeof MadeCalendarLink>;

const path = '/api/v1/calendars';

export const listCalendars = endpoint({
  name: 'calendars.list',
  summary: 'Your calendar links.',
  method: 'GET',
  path,
  access: ['read', 'actions'],
  tokens: 'refused',
  response: listOf(CalendarLink),
});

export const makeCalendar = endpoint({
  name: 'calendars.make',
  summary:
    'Make the link by which a calendar reads your due days, or those of the company. It is in this answer and nowhere else; the one of the same scope that you had ends.',
  method: 'POST',
  path,
  access: ['read', 'actions'],
  tokens: 'refused',
  confirmed: true,
  body: z.object({ scope: CalendarScope }),
  response: MadeCalendarLink,
});

export const revokeCalendar = endpoint({
  name: 'calendars.revoke',
  summary: 'End one of your calendar links at once.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'signed-in',
  tokens: 'refused',
  params: IdParams,
});

export const readCalendar = endpoint({
  name: 'calendars.read',
  summary:
    'The due days behind a calendar link as iCalendar (RFC 5545), all-day events from 90 days ago on, 2,000 at most. With ETag; 304 when nothing has changed.',
  method: 'GET',
  path: '/api/v1/calendar/:link',
  access: 'public',
  params: z.object({ link: z.string().max(200) }),
  answers: 'file',
});
