// Loaded into the server that is measured, before it: `node --import`. Tells its parent, whenever it is asked, how
// late the event loop was since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('message', () => {
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  const [p50, p99] = [50, 99].map((share) => late(delay.percentile(share)));
  process.send({ p50, p99, max: late(delay.max), rss: process.memoryUsage.rss() });
  delay.reset();
});
process.channel.unref();
