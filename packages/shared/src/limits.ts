/** The product's constants, each named once. Durations are milliseconds unless the name says otherwise. */

export const requestTimeout = 60_000;
export const userListLimit = 100;

export const codeLength = 6;
export const codeLifetime = 10 * 60_000;
/** How long a code that was entered in a session, or began it, stands for its person before grave things. */
export const confirmationLifetime = 10 * 60_000;
export const codeGuesses = 5;
/** Codes an hour, for each address: of one browser that has signed in to it, else of one network. */
export const codeSendsPerHour = 5;
/** Codes an hour, for each address, of all browsers together that have never signed in to it. */
export const codeSendsInAll = 30;
export const resendCooldown = 60_000;
/** Wrong guesses an hour, for each address, beyond the first at each code: as above, of one and of all. */
export const guessesPerHour = 10;
export const guessesInAll = 30;
/** An hour, for each IP address. Offices share one: these only stop machines. */
export const sendsPerIp = 600;
export const wrongCodesPerIp = 600;
/** How long a browser knows that somebody has signed in with it: browsers keep no cookie for longer. */
export const deviceLifetime = 400 * 24 * 3_600_000;
export const accessLifetime = 15 * 60_000;
export const refreshLifetime = 30 * 24 * 3_600_000;
/** However often it is refreshed, a session ends so long after the sign-in (OWASP ASVS 5.0, 7.3.2). */
export const sessionLifetime = 90 * 24 * 3_600_000;
/** Two tabs that refresh within this time are not a theft. */
export const refreshGrace = 10_000;
/** Of a signed-in person. */
export const requestsPerMinute = 1_200;
/** Of an address that is not signed in: a whole company may share one. */
export const strangerRequestsPerMinute = 6_000;

export const searchDebounce = 200;
export const firstNameMin = 3;
export const firstNameMax = 100;
export const lastNameMin = 3;
export const lastNameMax = 255;
export const emailMax = 150;
/** One-line inputs, titles and names included. */
export const lineMax = 150;
/** Descriptions and chat messages. */
export const textMax = 20_000;
export const domainMin = 4;

/** Pixels; at or below it the board and the recorder show their phone layout. */
export const phoneWidth = 768;
export const usersPageBreakpoint = '56.25em';
export const navbarWidth = 270;
export const headerHeight = 60;
export const tableColumnWidth = 175;
export const tableColumnMin = 50;

export const dueSoonDays = 3;
export const cardTags = 3;
export const highlightTime = 2_000;
export const undoTime = 10_000;

export const streamReconnects = 5;
export const streamReconnectDelay = 1_000;
export const streamHeartbeat = 15_000;
export const streamsPerPerson = 50;

export const notificationTime = 4_000;
export const notificationsShown = 5;
export const resultNotificationTime = 10_000;
export const uploadErrorTime = 10_000;

export const queryFreshness = 5 * 60_000;
export const queryRetries = 2;

export const csvRowsMax = 10_000;
/** How long the report of a CSV import can be downloaded. */
export const importKeptDays = 30;
/** Bytes of one attached file, and of one message's files together. */
export const attachmentMax = 20 * 2 ** 20;
export const attachmentsMax = 10;
/** Bytes of one meeting recording: about 12 hours of WAV. */
export const audioMax = 2 * 2 ** 30;
/** Recordings that are still being sent, or were left lying: of one person, and of a company. */
export const openUploads = { person: 50, company: 500 };
export const batchMax = 500;
/** Of one task. */
export const tagsMax = 50;
