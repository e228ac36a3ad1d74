import { describe, expect, test } from 'vitest';
import { formsNow, solve } from '../testing/forms.ts';
import { CHALLENGE_LIFE_MS, createCaptcha, ProofRefused } from './captcha.ts';

const time = { now: formsNow };
const captcha = createCaptcha({ secret: 'secret', tries: 8, clock: () => time.now });

/** How often one had to try. */
async function work(harder?: number): Promise<number> {
  const payload = await solve(await captcha.challenge('contact', harder));
  const { solution } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as {
    solution: { counter: number };
  };
  return solution.counter;
}

test('the work is from half of the usual to one and a half, and as many times harder as asked', async () => {
  const usual: number[] = [];
  for (let count = 0; count < 40; count += 1) usual.push(await work());
  expect(Math.min(...usual)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...usual)).toBeLessThan(12);
  expect(Math.max(...usual)).toBeGreaterThan(6);
  expect(await work(10)).toBeGreaterThanOrEqual(40);
});

describe('a proof', () => {
  test('is good until its time is over, to the millisecond', async () => {
    const payload = await solve(await captcha.challenge('contact'));
    const until = formsNow.getTime() + CHALLENGE_LIFE_MS;
    time.now = new Date(until);
    expect(await captcha.verify('contact', payload)).toEqual({
      id: expect.any(String),
      expiresAt: new Date(until),
    });
    time.now = new Date(until + 1);
    await expect(captcha.verify('contact', payload)).rejects.toThrow('too late');
    time.now = formsNow;
  });

  test('is refused with its reason, for the log', async () => {
    const payload = await solve(await captcha.challenge('contact'));
    const read = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as {
      solution: { counter: number; derivedKey: string };
    };
    const { counter, derivedKey } = read.solution;
    const anotherKey = derivedKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const written = (changes: object, more = '') =>
      Buffer.from(JSON.stringify({ ...read, ...changes }) + more).toString('base64');
    expect(await captcha.verify('contact', written({}))).toBeTruthy();
    for (const [form, wrong, reason] of [
      ['contact', undefined, 'there is no proof of work'],
      ['contact', 42, 'there is no proof of work'],
      // As good as the other, but longer than any of ours.
      ['contact', written({}, ' '.repeat(2_000)), 'there is no proof of work'],
      ['contact', 'not a proof', 'the proof of work cannot be read'],
      ['contact', written({ challenge: {} }), 'the proof of work cannot be read'],
      ['contact', written({ solution: { counter: 0, derivedKey: 'ab' } }), 'is wrong'],
      ['contact', written({ solution: { counter: counter + 1, derivedKey } }), 'is wrong'],
      ['contact', written({ solution: { counter, derivedKey: anotherKey } }), 'is wrong'],
      ['rgpd', payload, 'the proof is for another form'],
    ] as const) {
      const refused = captcha.verify(form, wrong);
      await expect(refused).rejects.toBeInstanceOf(ProofRefused);
      await expect(refused).rejects.toThrow(reason);
    }
  });
});
