import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import type { CompanionAppRoute } from '@vitrine/domain/companion-apps';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './AppScreen.module.css';

export type AppScreenProps = { of: CompanionAppRoute };

const ICONS = {
  'app-home': IconHome,
  'app-connect': IconWifi,
  'app-files': IconFolder,
  'app-football': IconBallFootball,
  'app-espace-abonne': IconUser,
  'app-video': IconPlayerPlay,
} as const satisfies Record<CompanionAppRoute, unknown>;

const ROWS = [0, 1, 2];

/** What each application shows, between x 62 and 198, from y 34 down. */
const SCREENS: Readonly<Record<CompanionAppRoute, ReactNode>> = {
  // Rooms, and what is switched on in them.
  'app-home': [0, 1, 2, 3].map((room) => (
    <g key={room} transform={`translate(${62 + (room % 2) * 70} ${50 + (room > 1 ? 62 : 0)})`}>
      <rect className={styles.soft} width="66" height="56" rx="10" />
      <circle className={room === 0 ? styles.accent : styles.faint} cx="16" cy="18" r="7" />
      <rect className={styles.faint} x="9" y="38" width="26" height="6" rx="3" />
      <rect
        className={room === 0 || room === 3 ? styles.positive : styles.faint}
        x="42"
        y="12"
        width="18"
        height="11"
        rx="5.5"
      />
    </g>
  )),
  // The Wi-Fi, and who is on it.
  'app-connect': (
    <>
      <path
        className={styles.drawn}
        strokeWidth="7"
        d="M92 78a54 54 0 0 1 76 0M106 92a34 34 0 0 1 48 0"
      />
      <circle className={styles.accent} cx="130" cy="108" r="7" />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(62 ${126 + row * 26})`}>
          <rect className={styles.soft} width="136" height="21" rx="7" />
          <circle className={styles.positive} cx="13" cy="10.5" r="4" />
          <rect className={styles.faint} x="25" y="7.5" width={62 - row * 14} height="6" rx="3" />
        </g>
      ))}
    </>
  ),
  // Folders, then photos.
  'app-files': [0, 1, 2, 3, 4, 5].map((file) => (
    <g key={file} transform={`translate(${62 + (file % 3) * 47} ${52 + (file > 2 ? 56 : 0)})`}>
      {file < 2 ? (
        <path
          className={styles.accent}
          d="M0 8a5 5 0 0 1 5-5h10l5 6h17a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5Z"
        />
      ) : (
        <>
          <rect className={styles.soft} width="42" height="42" rx="7" />
          <path className={styles.faint} d="M4 38l11-15 8 9 6-6 9 12Z" />
          <circle className={styles.faint} cx="31" cy="12" r="4" />
        </>
      )}
    </g>
  )),
  // A goal, and the pitch where it was scored.
  'app-football': (
    <>
      <rect className={styles.positive} x="62" y="50" width="136" height="84" rx="10" />
      <path className={styles.screen} d="M129 50h2v84h-2ZM62 72h18v40h-18ZM180 72h18v40h-18Z" />
      <circle className={styles.screen} cx="130" cy="92" r="15" />
      <path className={styles.positive} d="M62 73.5h16.5v37h-16.5ZM181.5 73.5h16.5v37h-16.5Z" />
      <circle className={styles.positive} cx="130" cy="92" r="13" />
      <circle className={styles.accent} cx="163" cy="83" r="5" />
      {ROWS.map((row) => (
        <rect
          key={row}
          className={styles.faint}
          x="62"
          y={146 + row * 15}
          width={128 - row * 28}
          height="6"
          rx="3"
        />
      ))}
    </>
  ),
  // What was used this month, and the bills.
  'app-espace-abonne': (
    <>
      <circle className={styles.soft} cx="130" cy="88" r="37" />
      <circle className={styles.screen} cx="130" cy="88" r="26" />
      <path className={styles.drawn} strokeWidth="11" d="M130 56a32 32 0 1 1-30 21" />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(62 ${136 + row * 20})`}>
          <rect className={styles.faint} width={70 - row * 12} height="6" rx="3" />
          <rect className={styles.ink} x="110" width="26" height="6" rx="3" />
        </g>
      ))}
    </>
  ),
  // What is on now, and what comes next.
  'app-video': (
    <>
      <rect className={styles.ink} x="62" y="50" width="136" height="78" rx="10" />
      <path className={styles.accent} d="M121 74v30l25-15Z" />
      {ROWS.map((poster) => (
        <rect
          key={poster}
          className={styles.soft}
          x={62 + poster * 47}
          y="138"
          width="42"
          height="58"
          rx="7"
        />
      ))}
    </>
  ),
};

/** An application as one meets it: its icon, and its screen in a hand's telephone, drawn by us. */
export function AppScreen({ of }: AppScreenProps) {
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 260 190" aria-hidden="true">
        <rect className={styles.ink} x="50" y="14" width="160" height="320" rx="24" />
        <rect className={styles.screen} x="56" y="20" width="148" height="308" rx="18" />
        <rect className={styles.ink} x="112" y="27" width="36" height="8" rx="4" />
        {SCREENS[of]}
      </svg>
      <span className={styles.icon}>
        <Icon of={ICONS[of]} size={32} />
      </span>
    </div>
  );
}
