/** How long a notification stays, in milliseconds. */
export const notificationTime = 4_000;
