import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './StoreButtons.stories.tsx';

const { BothStores, WithQrCode, OneStore } = composeStories(stories);

describe('StoreButtons', () => {
  test('leads out to each store in a new window', () => {
    render(<BothStores />);
    const ios = screen.getByRole('link', { name: /^Connect\s: Télécharger dans l’App Store/ });
    const android = screen.getByRole('link', { name: /^Connect\s: Disponible sur Google Play/ });
    expect(ios.getAttribute('href')).toBe('https://apps.example/ios/connect');
    expect(android.getAttribute('href')).toBe('https://apps.example/android/connect');
    for (const link of [ios, android]) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noreferrer');
    }
    expect(ios.dataset['track']).toBe('applications > ios');
  });

  test('prompts to scan the code with a phone', () => {
    render(<WithQrCode />);
    expect(screen.getByText('Scannez le code avec votre mobile')).not.toBeNull();
    expect(screen.getByText('Code QR vers l’application Connect')).not.toBeNull();
  });

  test('without a code there is no prompt', () => {
    render(<BothStores />);
    expect(screen.queryByText('Scannez le code avec votre mobile')).toBeNull();
  });

  test('an application of one store shows one button', () => {
    render(<OneStore />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
