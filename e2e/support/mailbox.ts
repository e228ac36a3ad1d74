import { mailPortsOf } from './mail-ports.ts';
import { expect } from './test.ts';

const { http } = mailPortsOf(Number(process.env['E2E_PORT'] ?? 4390));

/** The plain text of the newest e-mail to someone whose subject says this, once it has come. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(`http://localhost:${http}/?to=${encodeURIComponent(address)}`);
    const mails = ((await answer.json()) as string[]).map(readable);
    found = mails.findLast((mail) => subject.test(mail));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The path of the first link of an e-mail whose address has this in it. */
export function linkIn(mail: string, part: string): string {
  const found = [...mail.matchAll(/https?:\/\/[^\s/"]+(\/[^\s"<]*)/g)].find(([address]) =>
    address.includes(part),
  );
  return found?.[1] ?? '';
}

/** Subject and text, without what mail servers do to accents (RFC 2045 and 2047). */
function readable(source: string): string {
  const unfolded = source.replaceAll(/\n[ \t]+/g, ' ');
  const subject = (/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '').replaceAll(
    /=\?UTF-8\?([QB])\?(.*?)\?=\s*/gi,
    (_, coding: string, text: string) =>
      coding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')),
  );
  const part = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--/.exec(source)?.[1] ?? '';
  const isBase64 = /text\/plain[\s\S]*?Content-Transfer-Encoding: base64[\s\S]*?\n\n/.test(
    source.slice(0, source.indexOf(part)),
  );
  const text = isBase64
    ? Buffer.from(part, 'base64').toString('utf8')
    : quoted(part.replaceAll(/=\n/g, ''));
  return `${subject}\n${text}`;
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
