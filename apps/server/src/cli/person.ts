import { createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentOf } from '@vitrine/domain/content/calls';
import { canonicalMailbox, nameKey } from '@vitrine/domain/forms/contest';
import type { RequestState } from '@vitrine/domain/forms/follow-up';
import { isContest, isLegalProof, retentionDays } from '@vitrine/domain/forms/form-codes';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { escapeHtml } from '../release/html.ts';
import { canonicalReference, isReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';
import { UsageError } from './usage-error.ts';
import type { Terminal } from './cli.ts';

/** Someone whose rights are exercised: by a mailbox, a reference, or a name and where it lives. */
export type Whom = {
  /** For the audit, which names nobody: in one store, the same person gives the same hash. */
  key: string;
  has: (submission: Submission) => boolean;
};

export function readWhom(
  subject: string | undefined,
  { name, postcode, street }: { name?: string; postcode?: string; street?: string },
): Whom {
  if (subject?.includes('@')) {
    const mailbox = canonicalMailbox(subject);
    return { key: mailbox, has: (submission) => hasMailbox(submission, mailbox) };
  }
  if (subject) {
    const named = canonicalReference(subject);
    return { key: named, has: ({ reference }) => reference === named };
  }
  if (!name || !postcode)
    throw new UsageError(
      'Give an e-mail, a reference, or --name "Prénom Nom" --postcode 75002 [--street "1 rue …"].',
    );
  const wanted = nameKey(name);
  // Some write it '75 002'.
  const wantedPostcode = postcode.replaceAll(/\s/g, '');
  const wantedStreet = street === undefined ? null : nameKey(street);
  return {
    key: `${wanted}|${wantedPostcode}|${wantedStreet ?? ''}`,
    has({ payload }) {
      const text = (field: string) => String(payload[field] ?? '');
      const names = [
        `${text('firstName')} ${text('lastName')}`,
        `${text('lastName')} ${text('firstName')}`,
      ];
      return (
        text('postcode') === wantedPostcode &&
        names.some((written) => nameKey(written) === wanted) &&
        // An entry without a street is found by the rest.
        (wantedStreet === null || text('street') === '' || nameKey(text('street')) === wantedStreet)
      );
    },
  };
}

/** Answers that are their sender's own mailbox, if they are one: another's, which a report of abuse may name, is not. */
const OWN_MAILBOXES = ['email', 'login'];

function hasMailbox({ payload }: Submission, mailbox: string): boolean {
  return OWN_MAILBOXES.some((name) => {
    const value = payload[name];
    return typeof value === 'string' && value.includes('@') && canonicalMailbox(value) === mailbox;
  });
}

async function* requestsOf({ has }: Whom, { store }: Terminal): AsyncGenerator<Submission> {
  for (const code of await store.submissions.kinds())
    for await (const submission of store.submissions.stream(code))
      if (has(submission)) yield submission;
}

/** Under our secret, which whoever reads the audit has not: of a mailbox alone, anyone could try those they know. */
async function sealed({ key }: Whom, { secrets }: Store): Promise<string> {
  return createHmac('sha256', await secrets.get('audit'))
    .update(key)
    .digest('hex');
}

/** Access and portability: a file for machines, and a page for the person. */
export async function exportPerson(whom: Whom, folder: string, terminal: Terminal): Promise<void> {
  const { store, forms, followUp, print, actor, clock } = terminal;
  const requests = [];
  for await (const { reference, kind, receivedAt, payload } of requestsOf(whom, terminal)) {
    const draw = isContest(kind) ? await store.draws.find(kind) : null;
    requests.push({
      reference,
      form: kind,
      receivedAt,
      keptDays: retentionDays(kind),
      answers: payload,
      declared: await forms.declared(kind, payload),
      steps: await store.followUps.of(reference),
      drawn: draw?.result
        ? [...draw.result.winners, ...draw.result.substitutes].includes(reference)
        : null,
    });
  }
  if (requests.length === 0) throw new UsageError('Nothing is kept about this person.');
  const page = readablePage(requests, await followUp());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = { json: join(folder, 'donnees.json'), html: join(folder, 'donnees.html') };
  const madeAt = clock().toISOString();
  // Personal data: for its owner's eyes, and never over another file.
  const own = { flag: 'wx', mode: 0o600 };
  await writeFile(files.json, `${JSON.stringify({ madeAt, requests }, null, 2)}\n`, own);
  await writeFile(files.html, page, own);
  await store.audit.record({
    actor,
    action: 'export',
    detail: { person: await sealed(whom, store), found: requests.length },
  });
  print(`${requests.length} requests in ${files.json} and ${files.html}`);
}

type Exported = {
  reference: string;
  receivedAt: string;
  declared: readonly { label: string; value: string }[];
  steps: readonly { at: string; state: RequestState; answer: string | null }[];
};

function readablePage(requests: readonly Exported[], words: ContentOf<'pages/suivi'>): string {
  const { received, states } = words.request;
  const sections = requests.map(({ reference, receivedAt, declared, steps }) => {
    const rows = [
      ...declared.map(({ label, value }) => [label, value] as const),
      ...steps.map(
        ({ at, state, answer }) => [frenchInstant(at, words), answer ?? states[state]] as const,
      ),
    ];
    const lines = rows.map(
      ([label, value]) =>
        `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    return `<h2>${escapeHtml(reference)}</h2>\n<p>${escapeHtml(`${received} ${frenchInstant(receivedAt, words)}`)}</p>\n<table>\n${lines.join('\n')}\n</table>`;
  });
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>Vos données</title></head>
<body>
<h1>Vos données</h1>
${sections.join('\n')}
</body>
</html>
`;
}

/** What the law makes us keep stays, and is said, unless the operator decides otherwise. */
export async function erasePerson(
  whom: Whom,
  { proof, confirm }: { proof: boolean; confirm: boolean },
  terminal: Terminal,
): Promise<void> {
  const { store, print, actor } = terminal;
  const found: Submission[] = [];
  for await (const submission of requestsOf(whom, terminal)) found.push(submission);
  const kept = proof ? [] : found.filter(({ kind }) => isLegalProof(kind));
  const gone = found.filter((submission) => !kept.includes(submission));
  for (const { reference, kind, receivedAt } of gone) {
    if (confirm) await store.submissions.erase(reference);
    print(`${confirm ? 'erased' : 'would erase'} ${kind} ${reference} of ${receivedAt}`);
  }
  for (const { reference, kind } of kept)
    print(
      `kept ${kind} ${reference}: legal proof for ${retentionDays(kind)} days (--proof erases it)`,
    );
  if (!confirm) {
    print(`${gone.length} found. Nothing erased: add --confirm to erase them.`);
    return;
  }
  // Who it was must not be written again; a hash lets us recognise the same request.
  const detail = {
    person: await sealed(whom, store),
    found: gone.length,
    keptAsProof: kept.length,
  };
  await store.audit.record({ actor, action: 'erase', detail });
  print(`${gone.length} erased, ${kept.length} kept as legal proof`);
}

/** What `erased` gave of another store, or of this one before it was lost. Proof too: it was decided then. */
export async function eraseAgain(
  list: string,
  confirm: boolean,
  { store, print, actor }: Terminal,
): Promise<void> {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const references = lines.map((line) => line.trim().split(/\s/, 1)[0] ?? '');
  const odd = references.find((reference) => !isReference(reference));
  if (odd !== undefined || references.length === 0)
    throw new UsageError(`No list of what was erased${odd ? `: ${odd} is no reference` : ''}.`);
  let found = 0;
  for (const reference of references) {
    const isHere = confirm
      ? await store.submissions.erase(reference)
      : (await store.submissions.find(reference)) !== null;
    if (!isHere) continue;
    found += 1;
    print(`${confirm ? 'erased' : 'would erase'} ${reference}`);
  }
  if (!confirm) {
    print(`${found} found. Nothing erased: add --confirm to erase them.`);
    return;
  }
  await store.audit.record({ actor, action: 'erase', detail: { listed: lines.length, found } });
  print(`${found} erased, ${lines.length - found} were not here`);
}
