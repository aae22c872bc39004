import { build } from './build.mjs';

/** What the tests start as processes of their own is what people get: the built program. */
export function setup() {
  return build(() => {}, ['api']);
}
