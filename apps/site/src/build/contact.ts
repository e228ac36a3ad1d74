import type { ContactAudience } from '@vitrine/domain/forms/contact';
import type { FormIntroProps } from '#blocks/FormIntro/FormIntro.tsx';
import type { Render } from '#build/render.ts';

/** What is said beside the message form, with the other ways to reach us, the quickest first. */
export async function contactIntro(
  { content }: Render,
  audience: ContactAudience,
): Promise<FormIntroProps> {
  const { audiences, phone, deaf } = await content('pages/nous-contacter');
  const call = audience === 'pas-encore-abonne' ? phone.prospect : phone.subscriber;
  return { ...audiences[audience], points: [call, deaf] };
}
