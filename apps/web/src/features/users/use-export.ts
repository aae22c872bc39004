import { notifications } from '@mantine/notifications';
import { exportUsers } from '@tavla/shared/contracts/user-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFile } from '@/api/call-file';
import { download } from '@/lib/download';

/** Downloads everyone of the company as CSV. */
export function useExport() {
  const { t } = useTranslation('users');
  const [isExporting, setExporting] = useState(false);
  async function run() {
    setExporting(true);
    try {
      download(await callFile(exportUsers), 'users.csv');
    } catch {
      notifications.show({ color: 'red', message: t('exportFailed') });
    } finally {
      setExporting(false);
    }
  }
  return { exportUsers: run, isExporting };
}
