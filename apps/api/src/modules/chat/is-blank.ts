/** Whether nothing of a message is to be seen. A sign that is newer than this server's Unicode is one. */
export const isBlank = (message: string) => /^[\p{Cc}\p{Cf}\p{Z}]*$/u.test(message);
