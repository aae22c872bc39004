import { findMe } from '@/entities/me/use-me';
import { fetchFirstBoard } from './first-board';

/** Asks who is signed in, and for the board when it is what they open. */
export async function askFirst(isBoard: boolean): Promise<void> {
  const person = findMe();
  if (isBoard) fetchFirstBoard();
  await person;
}
