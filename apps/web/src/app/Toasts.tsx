import { Notifications } from '@mantine/notifications';
import { notificationsShown, notificationTime } from '@tavla/shared/limits';
import classes from './Toasts.module.css';

/** Where toasts show. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-right"
      className={classes.toasts}
      autoClose={notificationTime}
      limit={notificationsShown}
    />
  );
}
