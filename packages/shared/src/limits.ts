/** What server and browser both keep to, each named once. Durations are milliseconds unless the name says otherwise. */

export const requestTimeout = 60_000;
export const userListLimit = 100;

export const codeLength = 6;
export const codeLifetime = 10 * 60_000;
export const resendCooldown = 60_000;

export const firstNameMin = 3;
export const firstNameMax = 100;
export const lastNameMin = 3;
export const lastNameMax = 255;
/** Both with a space between them. */
export const fullNameMax = firstNameMax + 1 + lastNameMax;
export const emailMax = 150;
/** Characters of the name of an API token. */
export const tokenNameMax = 100;
/** How long a device has to sign what it is asked for with a passkey. */
export const passkeyLifetime = 5 * 60_000;
/** Characters of the name of a passkey. */
export const passkeyNameMax = 60;
/** Characters of the name of a webhook, and of its address. */
export const webhookNameMax = 100;
export const webhookUrlMax = 500;
/** Characters of what names a company's sign-in provider, and its client there. */
export const issuerMax = 500;
export const clientIdMax = 300;
export const clientSecretMax = 1_000;
/** Characters of the name of a claim and of one of its values, and lines that give roles by it. */
export const claimNameMax = 200;
export const claimValueMax = 200;
export const roleLinesMax = 50;
/** Characters of the query that a provider sends a browser back with. */
export const providerAnswerMax = 8_000;
/** Names and addresses of somebody who is erased, for which texts are searched. */
export const erasedNamesMax = 100;
/** One-line inputs, titles and names included. */
export const lineMax = 150;
/** Descriptions and chat messages. */
export const textMax = 20_000;
export const domainMin = 4;
/** What is searched for. */
export const searchMax = 200;

/** So long a deleted meeting is offered back; the server holds it a little longer. */
export const meetingUndoTime = 30_000;

/** So long a conversation that its person has cleared is offered back; the server holds it a little longer. */
export const conversationUndoTime = 10_000;

export const streamHeartbeat = 15_000;

/** How long the report of a CSV import can be downloaded. */
export const importKeptDays = 30;
/** Bytes of one file that tasks are imported from: a board of ten thousand cards. */
export const taskImportMax = 48 * 2 ** 20;
/** Bytes of one attached file, and of one message's files together. */
export const attachmentMax = 20 * 2 ** 20;
export const attachmentsMax = 10;
/** Bytes of the pictures that the assistant is shown for one question, together. */
export const picturesSeenBytes = 8 * 2 ** 20;
/**
 * A list of meetings has no pages: beyond so many, those that were uploaded last stand in it. Not those that were held
 * last, since an old recording that somebody has just brought is in work.
 */
export const meetingsListedMax = 3_000;
/** Hours of sound in one recording: a longer one is not transcribed. */
export const recordingHoursMax = 10;
/** Bytes of one meeting recording. */
export const audioMax = 2 * 2 ** 30;
/** Bytes of a transcript that is uploaded in place of a recording: days of talk. */
export const transcriptMax = 10 * 2 ** 20;
/** Characters of one line of a transcript. */
export const segmentTextMax = 20_000;
export const batchMax = 500;
/** Characters of a word why an answer was right or not. */
export const feedbackReasonMax = 500;
/** People whom one message may mention. */
export const mentionsMax = 50;
/** Of one task. */
export const tagsMax = 50;
/** Of one session of an agent, as a page shows them. */
export const agentChangesShown = 200;
/** That the assistant offers at a time: what a person can read before they say yes. */
export const suggestedChangesMax = 100;
