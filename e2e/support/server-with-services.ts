import { join } from 'node:path';
import { startFakeService } from '../../apps/server/src/testing/fake-service.ts';
import { startOwnServer } from './own-server.ts';

/** The line for which the partner API knows an offer, and the offer. */
export const RETAINED_LINE = '04 77 00 00 00';
export const RETENTION_OFFER = {
  title: 'Gardez votre box à moitié prix',
  text: 'Pendant 12 mois, sans engagement.',
  href: 'https://espace.example.org/offre',
};

/**
 * The release under test, published again where a partner API knows offers for those who leave and a
 * look-up guesses departments: both behave as told.
 */
export async function startServerWithServices() {
  const partnerApi = await startFakeService(({ body }) => ({
    offer: body.includes(RETAINED_LINE.replaceAll(' ', '')) ? RETENTION_OFFER : null,
  }));
  const ipLookup = await startFakeService(() => ({
    department: '42',
    latitude: 45.44,
    longitude: 4.39,
  }));
  const server = await startOwnServer(
    { PARTNER_API_URL: partnerApi.url, IP_LOOKUP_URL: ipLookup.url },
    join(import.meta.dirname, 'serve-with-services.ts'),
  );
  return {
    url: server.url,
    partnerApi,
    ipLookup,
    async close() {
      await server.close();
      await partnerApi.close();
      await ipLookup.close();
    },
  };
}
