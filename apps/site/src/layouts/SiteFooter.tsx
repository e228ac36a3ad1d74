import { Footer, type FooterProps } from '#blocks/Footer/Footer.tsx';
import { LegalNotices, type LegalNoticesProps } from '#blocks/LegalNotices/LegalNotices.tsx';

export type SiteFooterProps = Omit<FooterProps, 'children'> & {
  /** Null when they could not be read. */
  notices: Omit<LegalNoticesProps, 'label'> | null;
};

/** The footer with the page's legal notices in it. */
export function SiteFooter({ notices, ...footer }: SiteFooterProps) {
  return (
    <Footer {...footer}>
      {notices && <LegalNotices label={footer.labels.notices} {...notices} />}
    </Footer>
  );
}
