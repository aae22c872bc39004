/** Which microphone a person records with, and what the browser does to its sound. */
export interface MicrophoneChoice {
  /** null: the one that the system prefers. */
  deviceId: string | null;
  echoCancellation: boolean;
  noiseSuppression: boolean;
  autoGainControl: boolean;
}

export const usualMicrophone: MicrophoneChoice = {
  deviceId: null,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** The three filters, as they are called in constraints. */
export const filters = ['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const;

/**
 * Opens the chosen microphone, or the one that the system prefers where that one is not there any more.
 * @throws DOMException NotAllowedError when the person or the browser refuses, NotFoundError when there is none
 */
export async function openMicrophone({ deviceId, ...treatment }: MicrophoneChoice): Promise<MediaStream> {
  const open = (audio: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ audio });
  if (!deviceId) return open(treatment);
  return open({ ...treatment, deviceId: { exact: deviceId } }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw error;
    return open(treatment);
  });
}

/** The microphones by their names, which a browser tells only after it was allowed to listen once. */
export async function listMicrophones(): Promise<{ id: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices.flatMap(({ kind, deviceId, label }) =>
    // The system's own choice stands first in the list anyway.
    kind === 'audioinput' && label && deviceId !== 'default' ? [{ id: deviceId, label }] : [],
  );
}
