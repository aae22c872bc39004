import { PassThrough, pipeline, type Readable } from 'node:stream';

/**
 * Passes a stream on, and ends it with an error when nothing came of it for so many milliseconds although somebody
 * reads. Whoever reads may pause for as long as they like: a player that waits is no fault of the source.
 */
export function unlessSilent(source: Readable, milliseconds: number): PassThrough {
  const passed = new PassThrough();
  const look = () => {
    if (passed.writableNeedDrain) timer.refresh();
    else passed.destroy(new Error(`nothing was sent for ${milliseconds / 1000} seconds`));
  };
  const timer = setTimeout(look, milliseconds).unref();
  pipeline(source, passed, () => clearTimeout(timer));
  source.on('data', () => timer.refresh());
  // What is here already may be read at any time.
  source.once('end', () => clearTimeout(timer));
  return passed;
}
