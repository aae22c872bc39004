import { requestTimeout } from '@tavla/shared/limits';
import axios from 'axios';

/** The one way to the server; `call` and the token refresh share it. */
export const http = axios.create({
  withCredentials: true,
  timeout: requestTimeout,
  headers: { Accept: 'application/json' },
  // The server reads a list as one value with commas.
  paramsSerializer: { indexes: null },
});
