import { expect, test } from 'vitest';
import { createMessages } from './messages.ts';

test.each([
  ['mineurs', '2026-11-30T10:00:00.000Z'],
  ['contrefacon', '2026-12-04T10:00:00.000Z'],
])('those who answer a report of %s are told that it is due by %s', (kind, deadline) => {
  const messages = createMessages({
    mail: true,
    partner: false,
    staff: () => ['signalements@exemple.fr'],
  });
  const report = {
    kind: 'abuse',
    reference: '7K3M-Q9XD',
    receivedAt: '2026-11-27T10:00:00.000Z',
    payload: { kind },
  };
  expect(messages.received(report, [])).toMatchObject([{ payload: { mail: { deadline } } }]);
});
