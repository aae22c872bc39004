/** Systems name the types of transcripts differently, or not at all: the ending counts. */
export const accepted = {
  'audio/*': [],
  'video/*': [],
  // Browsers know no type for these; beside a type of many, an ending would be asked of all of them.
  'audio/x-caf': ['.caf'],
  'audio/amr': ['.amr'],
  'audio/x-w64': ['.w64'],
  'audio/x-wavpack': ['.wv'],
  'audio/x-ape': ['.ape'],
  'audio/x-tta': ['.tta'],
  'audio/x-voc': ['.voc'],
  'audio/gsm': ['.gsm'],
  'audio/vnd.dts': ['.dts'],
  'video/mp2t': ['.ts', '.mts', '.m2ts'],
  'text/vtt': ['.vtt'],
  'application/x-subrip': ['.srt'],
  'application/json': ['.json'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
};

/** The same as a plain field for files wants it. */
export const acceptedText = Object.entries(accepted).flat(2).join(',');
