import '@mantine/dropzone/styles.css';
import { Stack, Text } from '@mantine/core';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './FileDropzone.module.css';

interface Props extends Pick<DropzoneProps, 'accept' | 'validator'> {
  /** What the button is called that chooses a file. */
  label: string;
  text: string;
  hint?: string;
  icon: Icon;
  onFile(file: File): void;
  /** Says why files were not taken, by the codes of the drop zone. */
  refusalOf(codes: readonly string[]): string;
}

/** Takes one file, dropped or chosen; says what it does not take. */
export function FileDropzone({ label, text, hint, icon: FileIcon, onFile, refusalOf, ...rules }: Props) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <Stack gap={6}>
      <Dropzone
        {...rules}
        className={classes.drop}
        multiple={false}
        onDrop={([file]) => {
          setRefusal(undefined);
          if (file) onFile(file);
        }}
        onReject={(rejections) =>
          setRefusal(refusalOf(rejections.flatMap(({ errors }) => errors.map(({ code }) => code))))
        }
        inputProps={{ 'aria-label': label }}
      >
        <Stack align="center" gap={6} py="lg" px="sm" style={{ pointerEvents: 'none' }}>
          <FileIcon size={32} stroke={1.4} aria-hidden />
          <Text size="md">{text}</Text>
          {hint && (
            <Text size="xs" c="dimmed" ta="center">
              {hint}
            </Text>
          )}
        </Stack>
      </Dropzone>
      {refusal && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {refusal}
        </Text>
      )}
    </Stack>
  );
}
