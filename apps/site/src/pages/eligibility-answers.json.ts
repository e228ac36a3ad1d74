import type { APIRoute } from 'astro';
import { eligibilityAnswers } from '#build/eligibility.ts';

/** What the eligibility test reads when it first has something to say. */
export const GET: APIRoute = async ({ locals: { render } }) =>
  Response.json(await eligibilityAnswers(render));
