import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from './use-escape';
import { useFocusBack } from './use-focus-back';

interface Props extends Pick<ModalProps, 'size' | 'zIndex' | 'overlayProps'> {
  title: ReactNode;
  closeOnClickOutside?: boolean;
  /** It closes only by an answer: it has no cross, and hears neither Escape nor a click beside it. */
  isInsisting?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal that is mounted only while it is open; the focus goes back to what opened it. Escape closes it when nothing
 * lies above it.
 */
export function MountedModal({ title, overlayProps, children, ...props }: Props) {
  const { isInsisting = false, closeOnClickOutside = !isInsisting, onClose, ...modal } = props;
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  useFocusBack();
  useEscape(!isInsisting, content, onClose);
  return (
    <Modal.Root
      {...modal}
      opened
      centered
      transitionProps={{ duration: 140 }}
      onClose={onClose}
      closeOnClickOutside={closeOnClickOutside}
      closeOnEscape={false}
    >
      <Modal.Overlay {...overlayProps} />
      <Modal.Content ref={content}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          {!isInsisting && <Modal.CloseButton aria-label={t('close')} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
