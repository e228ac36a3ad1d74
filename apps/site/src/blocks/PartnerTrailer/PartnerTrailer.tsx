import type { Trailer as Content, TrailerTexts } from '@vitrine/domain/content/partners';
import { Section } from '#ui/Section/Section.tsx';
import { Trailer } from '#ui/Trailer/Trailer.tsx';

export type PartnerTrailerProps = Content & { texts: TrailerTexts };

/** The partner's trailer; nothing is asked of its host before the visitor does. */
export function PartnerTrailer(trailer: PartnerTrailerProps) {
  return (
    <Section screenOnly={trailer.videoId !== null}>
      <Trailer {...trailer} tracking="bande-annonce > voir" />
    </Section>
  );
}
