import { type ComponentProps, useState } from 'react';
import { reachFile } from '@/api/reach-file';
import { usePersonSession } from '@/entities/session/person-session-context';

interface Props extends Omit<ComponentProps<'img'>, 'onError' | 'loading' | 'decoding'> {
  src: string;
}

/** A picture from the server, asked for once more where the session had to be renewed first. */
export function FilePicture({ src, alt, ...rest }: Props) {
  const session = usePersonSession();
  const [tries, setTries] = useState(1);
  const tryAgain = () => {
    if (tries > 1) return;
    session.whileOpen(reachFile(session, src)).then(
      () => setTries(2),
      () => undefined,
    );
  };
  return <img key={tries} {...rest} src={src} alt={alt} loading="lazy" decoding="async" onError={tryAgain} />;
}
