import * as actionItems from '@tavla/shared/contracts/action-items';
import * as agents from '@tavla/shared/contracts/api-access/agents';
import * as calendars from '@tavla/shared/contracts/api-access/calendars';
import * as serviceAccounts from '@tavla/shared/contracts/api-access/service-accounts';
import * as tokens from '@tavla/shared/contracts/api-access/tokens';
import * as webhookDeliveries from '@tavla/shared/contracts/api-access/webhook-deliveries';
import * as webhooks from '@tavla/shared/contracts/api-access/webhooks';
import * as audios from '@tavla/shared/contracts/audios';
import * as audit from '@tavla/shared/contracts/audit';
import * as auth from '@tavla/shared/contracts/auth';
import * as chat from '@tavla/shared/contracts/chat';
import * as confirm from '@tavla/shared/contracts/confirm';
import * as clearConversation from '@tavla/shared/contracts/conversation/clear';
import * as feedback from '@tavla/shared/contracts/conversation/feedback';
import * as presence from '@tavla/shared/contracts/conversation/presence';
import * as suggestions from '@tavla/shared/contracts/conversation/suggestions';
import * as erasures from '@tavla/shared/contracts/data/erasures';
import * as exports from '@tavla/shared/contracts/data/exports';
import * as imports from '@tavla/shared/contracts/data/imports';
import * as departments from '@tavla/shared/contracts/departments';
import * as events from '@tavla/shared/contracts/events';
import * as inbox from '@tavla/shared/contracts/inbox';
import * as meetingSummaries from '@tavla/shared/contracts/meeting-summaries';
import * as mentions from '@tavla/shared/contracts/mentions';
import * as messages from '@tavla/shared/contracts/messages';
import * as assistantUsage from '@tavla/shared/contracts/organization/assistant-usage';
import * as organizationSettings from '@tavla/shared/contracts/organization/settings';
import * as organizations from '@tavla/shared/contracts/organizations';
import * as overview from '@tavla/shared/contracts/overview';
import * as positions from '@tavla/shared/contracts/positions';
import * as roles from '@tavla/shared/contracts/roles';
import * as sessions from '@tavla/shared/contracts/sessions';
import * as passkeys from '@tavla/shared/contracts/sign-in/passkeys';
import * as signInDomain from '@tavla/shared/contracts/single-sign-on/domain';
import * as signInLinks from '@tavla/shared/contracts/single-sign-on/links';
import * as singleSignOn from '@tavla/shared/contracts/single-sign-on/settings';
import * as providerSignIn from '@tavla/shared/contracts/single-sign-on/sign-in';
import * as tasks from '@tavla/shared/contracts/tasks';
import * as transcripts from '@tavla/shared/contracts/transcripts';
import * as userImport from '@tavla/shared/contracts/user-import';
import * as users from '@tavla/shared/contracts/users';
import type { Endpoint } from '@tavla/shared/endpoint';

const nouns = {
  actionItems,
  agents,
  assistantUsage,
  audios,
  audit,
  auth,
  calendars,
  chat,
  clearConversation,
  confirm,
  departments,
  erasures,
  events,
  exports,
  feedback,
  imports,
  inbox,
  meetingSummaries,
  mentions,
  messages,
  organizationSettings,
  organizations,
  overview,
  passkeys,
  positions,
  presence,
  providerSignIn,
  roles,
  serviceAccounts,
  sessions,
  signInDomain,
  signInLinks,
  singleSignOn,
  suggestions,
  tasks,
  tokens,
  transcripts,
  userImport,
  users,
  webhookDeliveries,
  webhooks,
};

/** Every endpoint of the product: what the tests walk through. */
export const allContracts: readonly Endpoint[] = Object.values(nouns).flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value
  );
}
