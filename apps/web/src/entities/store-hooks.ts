import { useDispatch } from 'react-redux';
import type { AppDispatch } from './entity-store';

/** Dispatches actions and the thunks of the entity stores. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
