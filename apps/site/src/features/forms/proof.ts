import type { Challenge } from 'altcha-lib/types';
import type { FormCode } from '@vitrine/domain/forms/form-codes';

/** Asked for anew a little before the server would refuse it. */
const FRESH_MS = 25 * 60 * 1_000;

/**
 * The proof of work that a form needs, begun while the visitor types so that sending does not
 * wait. The browser computes it outside the page's own thread.
 */
export function createProof(base: string, form: FormCode) {
  let begun: { at: number; proof: Promise<string> } | null = null;

  async function work(): Promise<string> {
    const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      fetch(`${base}/challenge?form=${form}`),
    ]);
    if (!response.ok) throw new Error(`no challenge: ${response.status}`);
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('no solution in time');
    return btoa(JSON.stringify({ challenge, solution }));
  }

  function begin(): Promise<string> {
    if (begun && Date.now() - begun.at < FRESH_MS) return begun.proof;
    const proof = work();
    begun = { at: Date.now(), proof };
    // Reported to whoever asks for it; the next to ask tries again.
    proof.catch(() => {
      begun = null;
    });
    return proof;
  }

  return {
    begin,
    /** After a refusal: it is of no use any more. */
    renew: () => {
      begun = null;
    },
  };
}
