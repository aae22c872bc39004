import { build, bundleTestProcesses } from './build.mjs';

/** What the tests start as processes of their own is what people get, the built program, or is built as that is. */
export async function setup() {
  await build(() => {}, ['api']);
  await bundleTestProcesses();
}
