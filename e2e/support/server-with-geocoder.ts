import { startFakeGeocoder } from '../../apps/server/src/testing/fake-geocoder.ts';
import type { FakeMode } from '../../apps/server/src/testing/fake-service.ts';
import { startOwnServer } from './own-server.ts';

/** The release under test, on a server of its own whose geocoder behaves as told. */
export async function startServerWithGeocoder(
  mode: FakeMode,
): Promise<{ url: string; asked: () => number; close: () => Promise<void> }> {
  const geocoder = await startFakeGeocoder();
  geocoder.mode = mode;
  const server = await startOwnServer({ GEOCODER_URL: geocoder.url });
  return {
    url: server.url,
    asked: () => geocoder.queries.length,
    async close() {
      await server.close();
      await geocoder.close();
    },
  };
}
