import type { BrandSign } from '@vitrine/domain/brand';
import type { MailTexts } from '@vitrine/domain/content/mails';
import { unbrokenWords } from '@vitrine/domain/typography';
import { createContext, type ReactNode, useContext } from 'react';

export type MailFrameProps = {
  texts: Pick<MailTexts, 'greeting' | 'automatic' | 'signature'>;
  title: string;
  children: ReactNode;
};

/** What they all wear, which only the frame needs. */
export const MailLook = createContext<{ style: string; mark: BrandSign['mark'] | null }>({
  style: '',
  mark: null,
});

/** What every e-mail has around its own words. Without its style (some mailboxes drop it) it still reads. */
export function MailFrame({ texts, title, children }: MailFrameProps) {
  const { style, mark } = useContext(MailLook);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {/* We have colours for both, so that a mailbox need not invert them. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <div className="mail">
          <p className="mark">
            {mark && <MailMark {...mark} />}
            {texts.signature}
          </p>
          <h1>{whole(title)}</h1>
          <p>{texts.greeting}</p>
          {children}
          <p className="foot">{texts.automatic}</p>
        </div>
      </body>
    </html>
  );
}

/** As on the site (ui/jsx), in an element that mailboxes know: a reference does not break at the end of a line. */
function whole(text: string): ReactNode[] {
  return unbrokenWords(text).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Drawn in the mail: nothing is fetched. A mailbox that draws nothing leaves the name, as the logo sets it. */
function MailMark({ origin, side, path, dot }: BrandSign['mark']) {
  return (
    <svg
      width="18"
      height="18"
      viewBox={`${origin} ${origin} ${side} ${side}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={path} />
      <circle cx={dot.x} cy={dot.y} r={dot.radius} />
    </svg>
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
