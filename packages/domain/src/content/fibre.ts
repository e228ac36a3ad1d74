import { z } from 'zod';
import { Button, Image, Markup, Text } from './parts.ts';

export const FibreTeaser = z.strictObject({
  title: Text,
  description: Markup,
  image: Image,
  button: Button,
});

export const FibrePolyptych = z.strictObject({
  title: Text,
  panels: z.array(z.strictObject({ title: Text, description: Markup, image: Image })).min(2),
});

export const AdslShutdownIntro = z.strictObject({
  title: Text,
  paragraphs: z.array(Markup).min(1),
});
