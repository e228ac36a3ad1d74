import { parseArgs } from 'node:util';
import { kindOfChoice } from '@vitrine/domain/consent/choice';
import { PROOF_RETENTION_DAYS } from '@vitrine/domain/consent/proof';
import { purposesOn, vendorsOn } from '@vitrine/domain/consent/vendor-ids';
import type { Terminal } from './cli.ts';
import { UsageError } from './usage-error.ts';

/** The proof of a choice about cookies, for who asks for it by the number that only their browser has. */
export async function consentCommand(args: string[], terminal: Terminal): Promise<void> {
  const { store, print, actor } = terminal;
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [id] = positionals;
  if (!id)
    throw new UsageError(
      'Which proof? Give its number, which a visitor finds in the choices about cookies.',
    );
  const proof = await store.consents.find(id.trim().toLowerCase());
  await store.audit.record({ actor, action: 'consent', detail: { found: proof !== null } });
  if (!proof)
    throw new UsageError(
      `No proof has the number ${id}: it is not ours, or more than ${PROOF_RETENTION_DAYS} days old.`,
    );
  const { at, textVersion, vendorListVersion: list, purposes, vendors } = proof;
  print(`${proof.id}  ${at}  ${kindOfChoice(proof, list)}`);
  print(`text version ${textVersion}, vendor list version ${list}`);
  print(`purposes: ${allowed(purposes)} (asked: ${purposesOn(list).join(', ')})`);
  print(`vendors: ${allowed(vendors)} (asked: ${vendorsOn(list).join(', ')})`);
}

function allowed(granted: readonly (string | number)[]): string {
  return granted.length === 0 ? 'none' : granted.join(', ');
}
