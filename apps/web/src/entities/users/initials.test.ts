import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it('takes the first letter of both names', () => {
    expect(initials({ firstName: 'Ada', lastName: 'lovelace' })).toBe('AL');
  });

  it('keeps what a reader sees as one character whole', () => {
    expect(initials({ firstName: '👩‍🚀 Astra', lastName: 'E\u0301mile' })).toBe('👩‍🚀E\u0301');
    expect(initials({ firstName: 'محمد', lastName: 'علي' })).toBe('مع');
  });

  it('leaves out a name that is blank', () => {
    expect(initials({ firstName: '  ', lastName: 'Berg' })).toBe('B');
  });
});
