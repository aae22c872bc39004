/**
 * What API and Vite are given while Tavla is worked on: people open Vite's port, and Vite hands on to the API's.
 * @param {NodeJS.ProcessEnv} environment with the lines of `.env`
 * @param {string} webPort
 */
export function devEnvironment(environment, webPort) {
  // As everywhere, an empty value counts as unset.
  const port = environment.PORT?.trim() || '3000';
  return {
    PUBLIC_URL: `http://localhost:${webPort}`,
    API_URL: `http://127.0.0.1:${port}`,
    ...environment,
  };
}
