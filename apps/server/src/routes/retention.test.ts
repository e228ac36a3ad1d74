import { describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { FAULTS, startFakeService } from '../testing/fake-service.ts';

const offer = {
  title: 'Gardez la fibre à 19,99 € par mois',
  text: 'Pendant 12 mois, sans engagement.',
  href: 'https://espace.example.org/offre',
};

async function start() {
  const fake = await startFakeService(({ body }) => ({
    offer: (JSON.parse(body) as { line: string }).line === '0477000000' ? offer : null,
  }));
  onTestFinished(fake.close);
  const { app, logLines } = await startApp({ env: { PARTNER_API_URL: fake.url } });
  const ask = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/retention-offer', payload });
  return { fake, ask, logLines };
}

describe('an offer for a line', () => {
  test('is the one that the partner API knows, or none', async () => {
    const { ask, fake } = await start();
    expect((await ask({ line: '04 77 00 00 00', agreed: true })).json()).toEqual({ offer });
    expect((await ask({ line: '0477000001', agreed: true })).json()).toEqual({ offer: null });
    expect(fake.requests.map(({ url }) => url.pathname)).toEqual([
      '/anti-churn/user',
      '/anti-churn/user',
    ]);
  });

  test('is not asked for without agreement, nor for what is no line', async () => {
    const { ask, fake } = await start();
    expect((await ask({ line: '0477000000' })).statusCode).toBe(400);
    expect((await ask({ line: '0477000000', agreed: false })).statusCode).toBe(400);
    expect((await ask({ line: '12', agreed: true })).statusCode).toBe(400);
    expect(fake.requests).toHaveLength(0);
  });

  test.each(FAULTS)('is none when the partner API %s, and no line is logged', async (mode) => {
    const { ask, fake, logLines } = await start();
    fake.mode = mode;
    const answer = await ask({ line: '0477000000', agreed: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { offer: null }]);
    expect(JSON.stringify(logLines)).not.toContain('0477000000');
    expect(logLines.map(({ msg }) => msg)).toContain('anti-churn endpoint failed');
  });

  test('is none by default', async () => {
    const { app } = await startApp();
    const payload = { line: '0477000000', agreed: true };
    const answer = await app.inject({ method: 'POST', url: '/api/retention-offer', payload });
    expect(answer.json()).toEqual({ offer: null });
  });
});
