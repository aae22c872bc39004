import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '@/api/error-text';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface ConfirmedCallProps<Result> {
  /** `failed` stands above what the server says. */
  words: { title: string; text: string; confirm: string; cancel: string; failed: string };
  make: () => Promise<Result>;
  /** What is said of a call that came through; without it the page itself shows what came. */
  done?: (result: Result) => { color: 'teal' | 'orange'; message: string };
  /** Whatever came of it. */
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks before a call that takes something away, makes it, and says what came of it. Mount it while it asks. */
export function ConfirmedCall<Result>({ words, make, done, onSettled, onClose }: ConfirmedCallProps<Result>) {
  const making = useMutation({
    mutationFn: make,
    onSuccess: (result) => void (done && notifications.show(done(result))),
    onError: (error) => notifications.show({ color: 'red', title: words.failed, message: errorText(error) }),
    onSettled: () => {
      onClose();
      return onSettled();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      isDangerous
      isPending={making.isPending}
      onConfirm={() => making.mutate()}
      onCancel={onClose}
    />
  );
}
