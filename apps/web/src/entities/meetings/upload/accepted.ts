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
  'audio/x-musepack': ['.mpc'],
  'audio/x-dsf': ['.dsf', '.dff'],
  'audio/x-dss': ['.dss'],
  'audio/qcelp': ['.qcp'],
  'audio/x-shorten': ['.shn'],
  'audio/x-tak': ['.tak'],
  'audio/x-oma': ['.oma', '.aa3'],
  'audio/x-nist': ['.sph', '.nist'],
  'audio/x-mmf': ['.mmf'],
  'video/mp2t': ['.ts', '.mts', '.m2ts'],
  'video/x-dv': ['.dv'],
  'video/x-nut': ['.nut'],
  'video/x-gxf': ['.gxf'],
  'video/x-wtv': ['.wtv'],
  'application/mxf': ['.mxf'],
  'application/vnd.rn-realmedia': ['.rm', '.rmvb', '.ra'],
  'text/vtt': ['.vtt'],
  'application/x-subrip': ['.srt'],
  'application/json': ['.json'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
};

/** The same as a plain field for files wants it. */
export const acceptedText = Object.entries(accepted).flat(2).join(',');
