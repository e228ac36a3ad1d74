import type { MailTexts } from '@vitrine/domain/content/mails';
import { createContext, type ReactNode, useContext } from 'react';

export type MailFrameProps = {
  texts: Pick<MailTexts, 'greeting' | 'automatic' | 'signature'>;
  title: string;
  children: ReactNode;
};

/** The style of them all, which only the frame needs. */
export const MailStyle = createContext('');

/** What every e-mail has around its own words. Without its style (some mailboxes drop it) it still reads. */
export function MailFrame({ texts, title, children }: MailFrameProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {/* We have colours for both, so that a mailbox need not invert them. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{useContext(MailStyle)}</style>
      </head>
      <body>
        <div className="mail">
          <p className="mark">{texts.signature}</p>
          <h1>{title}</h1>
          <p>{texts.greeting}</p>
          {children}
          <p className="foot">{texts.automatic}</p>
        </div>
      </body>
    </html>
  );
}

/** A label and its value on each line. */
export function MailFacts({
  of: facts,
}: {
  of: readonly { readonly label: string; readonly value: string }[];
}) {
  return (
    <table role="presentation">
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MailAction({ label, href }: { label: string; href: string }) {
  return (
    <p>
      <a className="action" href={href}>
        {label}
      </a>
    </p>
  );
}

export function MailList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      {items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </>
  );
}
