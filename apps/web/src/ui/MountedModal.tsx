import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './use-focus-back';

/** A modal that is mounted only while it is open; the focus goes back to what opened it. */
export function MountedModal(props: Omit<ModalProps, 'opened'>) {
  useFocusBack();
  return <Modal {...props} opened />;
}
