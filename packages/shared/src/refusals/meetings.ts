/** What is refused about meetings and about recordings on their way. */
export const meetingRefusals = {
  'meeting-not-found': 'This meeting does not exist.',
  'meeting-before-upgrade':
    'This meeting was deleted before Tavla was upgraded, and cannot be brought back any more.',
  'not-your-meeting': 'Only whoever uploaded this meeting can say who may see it.',
  'unknown-colleague': 'Somebody who was chosen is not of your company',
  'not-your-summary': 'Only whoever uploaded this meeting can send its summary.',
  'summary-not-ready': 'There is no summary to send before the meeting is done.',
  'summary-sent': 'The summary of this meeting has been sent already. It goes once.',
  'summary-for-nobody': 'Nobody who was there can get a mail. Say first who was in the meeting.',
  'recording-not-found': 'This recording does not exist.',
  'upload-not-found': 'This upload does not exist.',
  'meeting-not-failed': 'Only a meeting that failed can be tried again.',
  'item-not-found': 'This action item does not exist.',
  'item-on-board': 'This action item is on the board already: delete its task there.',
  'item-decided': 'Somebody has decided on this action item already.',
  'merge-into-proposal': '“{{title}}” is only proposed itself: approve or dismiss it first.',
  'item-has-owner': 'Somebody has said already whose this is.',
  'update-not-found': 'This report does not exist.',
  'update-of-blocked': 'A task that is blocked has no column of its own: it stays where it is.',
  'segment-not-found': 'This line of the transcript does not exist.',
  'segment-changed':
    'Somebody has corrected this line meanwhile. It reads “{{text}}” now: correct it anew if it is still wrong.',
  'meeting-not-in-work': 'Nothing is being done with this meeting.',
  'meeting-cancelled': 'Transcribing was cancelled. The recording is kept.',
  'no-audio-file': 'Choose an audio file to upload.',
  'drop-audio-file': 'Please drop an audio file (MP3, WAV, M4A, etc.)',
  'field-after-file': '{{name}} must stand before the file.',
  'recording-too-large': 'The recording is larger than {{gigabytes}} GB.',
  'meeting-not-transcribed': 'This meeting is not transcribed yet. Export it when it is.',
  'transcript-too-large': 'A transcript may have {{megabytes}} MB.',
  'transcript-too-costly': 'This transcript takes too long or too much memory to read. Split it.',
  'transcript-silent': 'Nobody says anything in this transcript.',
  'transcript-too-many-lines': 'A transcript may have {{most, number}} lines of speech.',
  'transcript-line-untimed':
    'Line {{line}}: “{{text}}” is no pair of times such as 00:01:02.000 --> 00:01:05.000.',
  'transcript-line-reversed': 'Line {{line}}: the end is before the start.',
  'transcript-line-too-late': 'Line {{line}}: a meeting may last {{hours}} hours.',
  'transcript-without-times':
    'No line of this file says when something was said, as transcripts of Teams, Zoom and Google Meet do.',
  'transcript-too-late': 'A meeting may last {{hours}} hours.',
  'transcript-word-unreadable': 'This Word document is damaged or protected by a password. Save it again.',
  'transcript-segment-reversed': 'The end is before the start.',
  'transcript-segment-too-long': 'What is said at {{seconds}} s has more than {{most, number}} characters.',
  'transcript-not-json': 'The file is not valid JSON.',
  'upload-elsewhere':
    'This upload lies on another machine, which this request did not reach. Try again; if that does not help, tell whoever runs this server.',
  'checksum-malformed': 'The checksum is no SHA-256 in hexadecimal: 64 digits, 0 to 9 and a to f.',
  'recording-damaged':
    'What arrived is not what was sent: the checksums differ. Nothing is lost; send the file again.',
  'upload-taken-over': 'Another request has gone on with this upload.',
  'upload-protocol': '{{detail}}.',
  'person-has-too-many-uploads':
    'You have {{count}} recordings that were not sent to their end, which is the most there may be. Finish or give up one of them; each is given up by itself after {{days}} days.',
  'company-has-too-many-uploads':
    'Your company has {{count}} recordings that were not sent to their end, which is the most there may be. Finish or give up one of them; each is given up by itself after {{days}} days.',
  'file-is-text': 'The file is a text file, not an audio or video recording.',
  'file-is-pdf': 'The file is a PDF document, not an audio or video recording.',
  'file-is-zip': 'The file is a ZIP archive, not an audio or video recording.',
  'file-is-rtf': 'The file is a text document, not an audio or video recording.',
  'file-is-image': 'The file is an image, not an audio or video recording.',
  'file-is-type': 'The file is a file of type {{type}}, not an audio or video recording.',
  'no-swedish-model':
    'This server has no speech model for Swedish. Whoever runs it can install one (pnpm models), or connect an OpenAI-compatible transcription service with OPENAI_API_KEY or OPENAI_BASE_URL.',
  'no-language-model':
    'This server has no speech model for this language ({{language}}). Whoever runs it can connect an OpenAI-compatible transcription service with OPENAI_API_KEY or OPENAI_BASE_URL.',
  'spanish-switched-off':
    'Spanish is switched off on this server: its speech model is under the Moonshine AI Community License. An administrator who accepts that licence can set ACCEPT_MOONSHINE_COMMUNITY_LICENSE=true.',
  'not-a-language': '"{{language}}" is not a language code.',

  'recording-empty': 'The file is empty. Record or export it again.',
  'recording-longer-than-hours_one':
    'The recording is longer than {{count}} hour. Split it and upload the parts.',
  'recording-longer-than-hours_other':
    'The recording is longer than {{count}} hours. Split it and upload the parts.',
  'recording-longer-than-minutes_one':
    'The recording is longer than {{count}} minute. Split it and upload the parts.',
  'recording-longer-than-minutes_other':
    'The recording is longer than {{count}} minutes. Split it and upload the parts.',
  'recording-longer-than-seconds_one':
    'The recording is longer than {{count}} second. Split it and upload the parts.',
  'recording-longer-than-seconds_other':
    'The recording is longer than {{count}} seconds. Split it and upload the parts.',
  'recording-costs-time':
    'Reading the file takes too much time. Convert it to MP3 or WAV and upload it again.',
  'recording-costs-memory':
    'Reading the file takes too much memory. Convert it to MP3 or WAV and upload it again.',
  'recording-without-sound': 'The file has no sound in it. Upload a recording with sound.',
  'recording-truncated':
    'The file is incomplete: its end is missing and it cannot be played. Upload the whole file again.',
  'recording-not-audio':
    'The file is not an audio or video recording that can be read. Upload an MP3, WAV, M4A or WebM file.',
  'recording-incomplete': 'The file ends in the middle. What could be read of it was transcribed.',
  'decoder-not-started': 'The audio decoder could not be started.',
  'decoder-without-room': 'The server has no disk space left to decode the recording.',
  'decoder-failed': 'The audio decoder failed.',
  'speech-search-failed': 'The search for speech in the recording failed.',
  'recogniser-failed': 'The speech recogniser failed.',
  'voices-failed': 'The voices in the recording could not be told apart.',
  'recogniser-stopped': 'The speech recogniser stopped unexpectedly.',
  'transcription-part-too-long': 'A part of the recording is too long for the transcription service.',
  'transcription-silent':
    'The transcription service does not answer. The recording is kept; try again later.',
  'transcription-unauthorised':
    "The transcription service refuses this server's key. An administrator has to check OPENAI_API_KEY.",
  'transcription-overloaded':
    'The transcription service is overloaded or down (status {{status}}). The recording is kept; try again later.',
  'transcription-refused': 'The transcription service refuses the recording (status {{status}}).',
  'meeting-without-room':
    'There is no room left on the server to work on the recording. Try again when there is.',
  'transcription-unreadable':
    'The transcription service answers something that is no transcription. An administrator has to check OPENAI_BASE_URL.',
  'work-speech-silent': 'The transcription service cannot be reached.',
  'work-speech-overloaded': 'The transcription service is overloaded or down (status {{status}}).',
  'work-without-room': 'There is no room left on the server to work on the recording.',
  'work-failed': 'A step of the work on this meeting failed.',
  'meeting-not-processed': 'The recording could not be processed. Try again later.',
} as const;
