import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FormCode } from '@vitrine/domain/forms/form-codes';
import { z } from 'zod';

/**
 * Few, for each challenge costs the server one try: with fewer still, a browser spends its time on
 * beginning tries and not on their rounds, which is work for visitors alone.
 */
const ROUNDS_PER_TRY = 250;
/** On average; from half to one and a half. A second or two of a phone, while the visitor types. */
export const USUAL_TRIES = 2_700;

/** Long enough to fill the longest form slowly; a browser asks for another one when it is over. */
export const CHALLENGE_LIFE_MS = 30 * 60 * 1_000;

/** A proof that was spent with a request must never be accepted again while it is valid. */
export type Proof = { id: string; expiresAt: Date };

export class ProofRefused extends Error {
  override name = 'ProofRefused';
}

export type Captcha = ReturnType<typeof createCaptcha>;

/** A whole payload weighs about 600 bytes. */
const PAYLOAD_MAX = 2_000;

const Payload = z.object({
  challenge: z.object({
    // Signed as it is, whatever else it holds.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ form: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

/**
 * Proof of work (ALTCHA), bound to one form and to a time. It is spent in the store, in the
 * transaction that stores the request, so that it serves once however many servers there are.
 */
export function createCaptcha({
  secret,
  tries = USUAL_TRIES,
  clock = () => new Date(),
}: {
  secret: string;
  tries?: number | undefined;
  clock?: () => Date;
}) {
  const hmacSignatureSecret = `${secret}:challenge`;
  return {
    /** `harder`: so many times the usual work. */
    async challenge(form: FormCode, harder = 1) {
      const { parameters } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: ROUNDS_PER_TRY,
        counter: randomInt(Math.floor((harder * tries) / 2), Math.ceil(harder * tries * 1.5)),
        // Our own limit, signed with the rest: the library's is held against the machine's clock.
        data: { form, until: clock().getTime() + CHALLENGE_LIFE_MS },
      });
      // As the library signs, in a tenth of its time: a challenge is asked for far more often than verified.
      const signature = createHmac('sha256', hmacSignatureSecret)
        .update(JSON.stringify(parameters))
        .digest('hex');
      return { parameters, signature };
    },

    /** The proof to spend; throws `ProofRefused` when it is wrong, too late or for another form. */
    async verify(form: FormCode, payload: unknown): Promise<Proof> {
      const { challenge, solution } = read(payload);
      const { data, nonce } = challenge.parameters;
      // `time` is the browser's own remark; nothing here depends on it.
      const result = await verifySolution({
        challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey, time: 0 },
        deriveKey,
        hmacSignatureSecret,
      });
      if (!result.verified) throw new ProofRefused('the proof of work is wrong');
      if (data.until < clock().getTime()) throw new ProofRefused('the proof is too late');
      if (data.form !== form) throw new ProofRefused('the proof is for another form');
      return { id: nonce, expiresAt: new Date(data.until) };
    },
  };
}

function read(payload: unknown): z.infer<typeof Payload> {
  if (typeof payload !== 'string' || payload.length > PAYLOAD_MAX)
    throw new ProofRefused('there is no proof of work');
  try {
    return Payload.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    throw new ProofRefused('the proof of work cannot be read');
  }
}
