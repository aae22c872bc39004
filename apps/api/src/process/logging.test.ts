import { expect, it } from 'vitest';
import { loggingFor } from './logging';

it.each([
  ['/api/v1/tasks?q=salary', '/api/v1/tasks'],
  ['/api/v1/calendar/tavla_cal_abc.ics?x=1', '/api/v1/calendar/tavla_cal_…'],
  ['/api/v1/calendar/TAVLA_CAL_abc/more', '/api/v1/calendar/TAVLA_CAL_…'],
])('logs %s without what is searched for, and without a secret', (url, logged) => {
  const { logger } = loggingFor({ logLevel: 'info' }, false);
  const { serializers } = logger as unknown as { serializers: { req(request: object): object } };
  expect(serializers.req({ method: 'GET', url, host: 'a', ip: '::1' })).toMatchObject({ url: logged });
});
