import { useNavigate } from 'react-router-dom';
import { enterSession } from './enter-session';

/** Reads who is signed in now and leads on. Throws when nobody is. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(await enterSession(), { replace: true });
  };
}
