import localFont from 'next/font/local';
import '../../home.css';

const figtree = localFont({ src: '../font/figtree.woff2', display: 'swap' });

export const metadata = {
  title: 'Freebox : la fibre, le Wi-Fi 7 et la TV',
  description: 'Le prix d’aujourd’hui, sa durée et celui d’ensuite, au même endroit.',
  icons: { icon: '/favicon.svg' },
};

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <body className={figtree.className}>{children}</body>
    </html>
  );
}
