/** What is refused about meetings and about recordings on their way. */
export const meetingRefusals = {
  'meeting-not-found': 'This meeting does not exist.',
  'recording-not-found': 'This recording does not exist.',
  'upload-not-found': 'This upload does not exist.',
  'meeting-not-failed': 'Only a meeting that failed can be tried again.',
  'no-audio-file': 'Choose an audio file to upload.',
  'drop-audio-file': 'Please drop an audio file (MP3, WAV, M4A, etc.)',
  'field-after-file': '{{name}} must stand before the file.',
  'recording-too-large': 'The recording is larger than {{gigabytes}} GB.',
  'upload-elsewhere':
    'This upload lies on another machine, which this request did not reach. Try again; if that does not help, tell whoever runs this server.',
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
    'This server has no speech model for Swedish. An administrator can connect an OpenAI-compatible transcription service with OPENAI_API_KEY or OPENAI_BASE_URL.',
  'no-language-model':
    'This server has no speech model for this language ({{language}}). An administrator can connect an OpenAI-compatible transcription service with OPENAI_API_KEY or OPENAI_BASE_URL.',
  'spanish-switched-off':
    'Spanish is switched off on this server: its speech model is under the Moonshine AI Community License. An administrator who accepts that licence can set ACCEPT_MOONSHINE_COMMUNITY_LICENSE=true.',
  'not-a-language': '"{{language}}" is not a language code.',
} as const;
