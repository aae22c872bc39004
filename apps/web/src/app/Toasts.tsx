import { Notifications } from '@mantine/notifications';
import { notificationTime } from '@/ui/notification-time';
import classes from './Toasts.module.css';

const notificationsShown = 5;

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
