import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import {
  type CompanyToken,
  revokeUserToken,
  revokeUserTokens,
} from '@tavla/shared/contracts/api-access/tokens';
import { fullName } from '@tavla/shared/full-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMay } from '@/entities/me/use-me';
import { RevokeDialog } from '@/entities/tokens/RevokeDialog';
import { TokenSummary } from '@/entities/tokens/TokenSummary';
import classes from './tokens.module.css';

interface TokenRowsProps {
  tokens: readonly CompanyToken[];
  /** Whether they are those of an earlier search, until the answer is here. */
  isWaiting: boolean;
  onChanged: () => unknown;
}

type Leaving = { token: CompanyToken; isAll: boolean };

export function TokenRows({ tokens, isWaiting, onChanged }: TokenRowsProps) {
  const { t } = useTranslation(['tokens', 'common']);
  const mayRevoke = useMay('update', 'user');
  const [leaving, setLeaving] = useState<Leaving>();
  return (
    <>
      <ul
        className={classes.list}
        aria-label={t('list')}
        aria-busy={isWaiting}
        data-waiting={isWaiting || undefined}
      >
        {tokens.map((token) => (
          <li key={token.id} className={classes.row}>
            <TokenSummary token={token}>
              <Text size="sm" c="dimmed" span>
                <bdi>{fullName(token.person)}</bdi>
                {isServiceAccount(token.person) && ` · ${t('common:person.service')}`}
              </Text>
            </TokenSummary>
            {mayRevoke && <RowMenu token={token} onLeave={setLeaving} />}
          </li>
        ))}
      </ul>
      {leaving && <Question {...leaving} onChanged={onChanged} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function RowMenu({ token, onLeave }: { token: CompanyToken; onLeave: (leaving: Leaving) => void }) {
  const { t } = useTranslation('tokens');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('company.menu', { name: token.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="red" onClick={() => onLeave({ token, isAll: false })}>
          {t('revokeLabel', { name: token.name })}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => onLeave({ token, isAll: true })}>
          {t('company.revokeAll', { person: fullName(token.person) })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface QuestionProps extends Leaving {
  onChanged: () => unknown;
  onClose: () => void;
}

function Question({ token, isAll, onChanged, onClose }: QuestionProps) {
  const { t } = useTranslation('tokens');
  const { id } = token.person;
  const person = fullName(token.person);
  const words = isAll
    ? {
        title: t('company.revokeAllTitle', { person }),
        text: t('company.revokeAllText'),
        done: t('company.revokedAll'),
      }
    : { title: t('revokeTitle'), text: t('revokeText', { name: token.name }), done: t('revoked') };
  const revoke = () =>
    isAll
      ? call(revokeUserTokens, { params: { id } })
      : call(revokeUserToken, { params: { id, tokenId: token.id } });
  return <RevokeDialog words={words} revoke={revoke} onSettled={onChanged} onClose={onClose} />;
}
