import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { exportMeetings, exportTasks } from '@tavla/shared/contracts/data/exports';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callFile } from '@/api/call-file';
import { useMay } from '@/entities/me/use-me';
import { download } from '@/lib/download';
import { paths } from '@/lib/paths';

const lists = { tasks: exportTasks, meetings: exportMeetings } as const;

/** The board and the meetings as tables. */
export function ExportLists() {
  const { t } = useTranslation('imports');
  const isAdmin = useMay('update', 'admin');
  const save = useMutation({
    mutationFn: (list: keyof typeof lists) => callFile(lists[list]),
    onSuccess: (file, list) => download(file, `${list}.csv`),
    onError: () => notifications.show({ color: 'red', message: t('export.failed') }),
  });
  return (
    <section aria-labelledby="export-lists">
      <Title order={2} size="h4" id="export-lists" mb="xs">
        {t('export.title')}
      </Title>
      <Text size="sm" mb="sm">
        {t('export.text')}
        {isAdmin && (
          <>
            {' '}
            <Anchor component={Link} to={paths.admin({ tab: 'company' })} underline="always" inherit>
              {t('export.company')}
            </Anchor>
          </>
        )}
      </Text>
      <Group gap="xs">
        {(['tasks', 'meetings'] as const).map((list) => (
          <Button
            key={list}
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={save.isPending && save.variables === list}
            onClick={() => save.mutate(list)}
          >
            {t(`export.${list}`)}
          </Button>
        ))}
      </Group>
    </section>
  );
}
