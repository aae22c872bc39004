import type { DomainMailbox } from '@tavla/shared/contracts/single-sign-on/settings';
import { codeLifetime } from '@tavla/shared/limits';
import { layoutMail } from '@/adapters/mail/mail-layout';
import type { MailMessage } from '@/adapters/mail/mailer';
import type { Deps } from '@/deps';
import type { SignedInCall } from '@/http/route';
import { checkCode } from '@/modules/auth/codes/check-code';
import { sendCode } from '@/modules/auth/codes/send-code';
import { browserOf, sendToBrowser } from '@/modules/auth/codes/sign-in-browser';
import { requireEverything } from '../require-everything';
import { proveDomain, requireDomain } from './prove-domain';

type CodeDeps = Pick<Deps, 'db' | 'mail' | 'authSecret'>;

/** A code to a mailbox of the domain, good for this company within this session alone. */
const purposeOf = ({ session }: SignedInCall, mailbox: DomainMailbox, domain: string) =>
  ({
    email: `${mailbox}@${domain}`,
    type: 'DOMAIN',
    within: `${session.organizationId}:${session.id}`,
  }) as const;

/**
 * Sends a code to a mailbox that is read by who runs the domain; answers and throws as `sendCode` does.
 * @throws HttpError 403, 409 when no domain was said
 */
export async function sendDomainCode(
  deps: CodeDeps,
  call: SignedInCall,
  mailbox: DomainMailbox,
): Promise<void> {
  const { db, actor, session } = call;
  await requireEverything(db.prisma, db.organizationId, actor);
  const { domain } = await requireDomain(db);
  const purpose = purposeOf(call, mailbox, domain);
  await sendToBrowser(call, (browser) =>
    sendCode(deps, purpose, browser, (_, code) =>
      domainMail(purpose.email, domain, session.user.email, code),
    ),
  );
}

/** Takes the code, which proves the domain. @throws HttpError 400 (WrongCode), 403, 409, 429 */
export async function enterDomainCode(
  deps: CodeDeps,
  call: SignedInCall,
  mailbox: DomainMailbox,
  code: string,
): Promise<void> {
  const { db, actor, request } = call;
  await requireEverything(db.prisma, db.organizationId, actor);
  const row = await requireDomain(db);
  const { consume } = await checkCode(deps, purposeOf(call, mailbox, row.domain), code, browserOf(request));
  await proveDomain(db, actor, row, 'mail', consume);
}

/** Says who asks: their address is proved, while the name of a company is whatever somebody typed. */
function domainMail(to: string, domain: string, asker: string, code: string): MailMessage {
  return layoutMail(to, {
    subject: `${code} lets a company sign in to Tavla with ${domain}`,
    title: `Is ${domain} your company’s?`,
    before: [
      `${asker} wants everybody with an address at ${domain} to sign in to Tavla through a provider that they choose. Whoever has this code can do that, so give it to them only if you know them:`,
    ],
    code,
    after: [
      `It works once and for ${codeLifetime / 60_000} minutes, in the browser where it was asked for.`,
      'If you do not know them, do nothing: without this code nothing changes.',
    ],
  });
}
