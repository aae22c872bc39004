import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';

/** One change at the press of a button; what came of it is said. */
export function useStep<T, Input = void>(
  work: (input: Input) => Promise<T>,
  onDone: (result: T) => unknown,
  done?: string,
) {
  const { t } = useTranslation('sso');
  return useMutation({
    mutationFn: work,
    onSuccess: (result) => {
      if (done) notifications.show({ color: 'teal', message: done });
      return void onDone(result);
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: t('changeFailed'), message: errorText(error) }),
  });
}
