'use client';

import Link from 'next/link';
import { useState } from 'react';

/** The menu opens and closes: in Next.js, that makes it a client component. */
export function Menu({ entries }) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(null);
  return (
    <nav>
      <button
        id="menu"
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          document.body.classList.toggle('menu-open', !open);
        }}
      >
        Menu
      </button>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <details open={active === entry.key}>
              <summary
                onClick={(event) => {
                  event.preventDefault();
                  setActive(active === entry.key ? null : entry.key);
                }}
              >
                {entry.label}
              </summary>
              {(entry.sections ?? []).map((section) => (
                <section key={section.label}>
                  <h2>{section.label}</h2>
                  <ul>
                    {(section.list ?? []).map((item) => (
                      <li key={item.label}>
                        <Link href={item.href ?? '/freebox/'} prefetch={false}>
                          {item.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
