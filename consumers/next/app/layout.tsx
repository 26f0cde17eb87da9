import type { ReactNode } from 'react';
import './layout.css';

export const metadata = { title: 'A Next page', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
