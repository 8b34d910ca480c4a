import { describe, expect, it } from 'vitest';
import { areasMap } from './areas-map.ts';
import { localities } from './localities.ts';

const servedOf = (area: string) => (areasMap([area])?.served ?? []).map(({ name }) => name);
const inRegion = (name: string) => localities.filter(({ region }) => region === name);

describe('areasMap', () => {
  it('marks a locality, or each of a part of town', () => {
    expect(servedOf('Karol Bagh')).toEqual(['Karol Bagh']);
    expect(servedOf('South Delhi')).toContain('Saket');
    expect(servedOf('South Delhi')).not.toContain('Karol Bagh');
  });

  it('marks all of Delhi, which is no part of town but has several', () => {
    expect(servedOf('Delhi')).toHaveLength(inRegion('Delhi').length);
    expect(servedOf('Delhi')).toContain('Karol Bagh');
  });

  it('draws nothing while no area is known', () => {
    expect(areasMap(['Atlantis'])).toBeNull();
  });
});
