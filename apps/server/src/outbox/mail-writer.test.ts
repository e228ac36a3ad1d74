import { claimDeadline } from '@vitrine/domain/forms/follow-up';
import type { MailLink } from '@vitrine/domain/mails';
import { expect, test } from 'vitest';
import { stateRenderer, testForms } from '../testing/forms.ts';
import { newSqlite, openTestStore } from '../testing/stores.ts';
import { createMailWriter } from './mail-writer.ts';

test.each(['2026-10-20T10:00:00.000Z', '2027-03-20T10:00:00.000Z'])(
  'the link of a winner told at %s is good until the hour that the e-mail tells',
  async (toldAt) => {
    const store = await openTestStore(newSqlite, { clock: () => new Date(toldAt) });
    const { contests } = testForms([], store.contestRecords);
    const write = createMailWriter({ renderer: stateRenderer, links: store.links, contests });
    const until = claimDeadline(toldAt);
    const { text } = await write({
      kind: 'won',
      form: 'corail',
      reference: '7K3M-Q9XD',
      receivedAt: toldAt,
      prize: null,
      until,
    });
    const [link] = (JSON.parse(text) as { links: MailLink[] }).links;
    expect(Date.parse(link?.until ?? '')).toBeGreaterThanOrEqual(Date.parse(until));
  },
);
