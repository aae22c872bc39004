import { notifications } from '@mantine/notifications';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyText } from '@/api/error-text';
import { isThere, reachFile } from '@/api/reach-file';
import { usePersonSession } from '@/entities/session/person-session-context';
import { saveFrom } from '@/lib/download';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** What the file is to be called; empty leaves that to the server. */
  download: string;
}

/**
 * A link to a file of the server. The browser, which follows it, cannot renew the session: in a page that was read for
 * long it would save nothing, and nobody would say why. So the file is asked for first.
 */
export function FileLink({ href, download, onClick, ...rest }: Props) {
  const session = usePersonSession();
  const { t } = useTranslation();
  const refuse = (why: string) => notifications.show({ color: 'red', title: t('list.failed'), message: why });
  const save = async () => {
    try {
      const answer = await session.whileOpen(reachFile(session, href));
      if (isThere(answer)) return saveFrom(href, download);
      const body: unknown = await answer.json().catch(() => undefined);
      refuse(bodyText(body) ?? t('failure.notOurs'));
    } catch {
      refuse(t('failure.unreachable'));
    }
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    void save();
  };
  return <a {...rest} href={href} download={download} onClick={follow} />;
}
