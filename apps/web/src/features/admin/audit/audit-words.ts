import type { AuditEntry } from '@tavla/shared/contracts/audit';
import { admin } from '@/i18n/en/admin';
import { i18n } from '@/i18n/i18n';
import '@/i18n/pages-catalogue';

export const auditKinds = Object.keys(admin.audit.kinds) as (keyof typeof admin.audit.kinds)[];

/** What happened, in words: 'Changed the role Editor'; an action without words is shown as it is. */
export function eventWords({ action, targetName }: Pick<AuditEntry, 'action' | 'targetName'>): string {
  // The server may know actions that have no words yet.
  const verb = i18n.t(`admin:audit.actions.${action}` as 'admin:audit.actions.user.create', action);
  return targetName ? `${verb} ${targetName}` : verb;
}

/** Each detail as a line: 'First name: Ann → Anna', 'People: 3'; one without words is shown as it is. */
export function detailLines(details: AuditEntry['details']): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (name === 'changes' && isRecord(value))
      return Object.entries(value).flatMap(([field, change]) => changeLine(field, change) ?? []);
    return changeLine(name, value) ?? [];
  });
}

/** A field of something new says its value only, and nothing when it has none. */
function changeLine(name: string, change: unknown): string | undefined {
  const field = labelOf(name);
  const words = (value: unknown) => (ownWords[name] ?? inWords)(value);
  if (!isRecord(change) || !('to' in change)) return `${field}: ${words(change)}`;
  const { from, to } = change;
  if (isBlank(from)) return isBlank(to) || to === false ? undefined : `${field}: ${words(to)}`;
  return i18n.t('admin:audit.changed', { field, from: words(from), to: words(to) });
}

function labelOf(name: string): string {
  return i18n.t(`admin:audit.fields.${name}` as 'admin:audit.fields.name', name);
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
}

function inWords(value: unknown): string {
  if (isBlank(value)) return i18n.t('admin:audit.none');
  if (typeof value === 'boolean') return i18n.t(value ? 'admin:audit.yes' : 'admin:audit.no');
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whom a meeting is open to. */
function readersInWords(to: unknown): string {
  return i18n.t(`admin:audit.visibleTo.${to}` as 'admin:audit.visibleTo.company', inWords(to));
}

/** Whose due days a calendar shows. */
function calendarInWords(scope: unknown): string {
  return i18n.t(`admin:audit.calendarScopes.${scope}` as 'admin:audit.calendarScopes.own', inWords(scope));
}

/** How somebody signed in. */
function wayInWords(way: unknown): string {
  return i18n.t(`admin:audit.ways.${way}` as 'admin:audit.ways.code', inWords(way));
}

/** Details whose values have words. */
const ownWords: Record<string, (value: unknown) => string> = {
  visibility: readersInWords,
  scope: calendarInWords,
  way: wayInWords,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
