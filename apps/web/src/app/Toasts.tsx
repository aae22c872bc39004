import { Notifications } from '@mantine/notifications';
import { notificationTime } from '@/ui/notification-time';
import classes from './Toasts.module.css';

const notificationsShown = 5;
/** Above dialogs (200), below what is opened to choose from (300): nothing of an open menu lies under them. */
const layer = 250;

/** Where toasts show. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-right"
      className={classes.toasts}
      zIndex={layer}
      autoClose={notificationTime}
      limit={notificationsShown}
    />
  );
}
