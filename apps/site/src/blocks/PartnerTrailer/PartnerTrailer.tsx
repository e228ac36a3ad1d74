import type { Trailer as Content, TrailerTexts } from '@vitrine/domain/content/partners';
import { Section } from '#ui/Section/Section.tsx';
import type { Theme } from '#ui/theme-names.ts';
import { Trailer } from '#ui/Trailer/Trailer.tsx';

export type PartnerTrailerProps = Content & { texts: TrailerTexts; theme?: Theme };

/** The partner's trailer; nothing is asked of its host before the visitor does. */
export function PartnerTrailer({ theme, ...trailer }: PartnerTrailerProps) {
  return (
    <Section {...(theme !== undefined && { theme })}>
      <Trailer {...trailer} tracking="bande-annonce > voir" />
    </Section>
  );
}
