import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as stories from './Trailer.stories.tsx';

const { OnYouTube, OnDailymotion, OnOurSite, WithoutVideo } = composeStories(stories);

const invitation = () => screen.getByRole('link', { name: /^Voir la bande annonce/ });

describe('Trailer', () => {
  test('asks nothing of the host before the visitor does', () => {
    const { container } = render(<OnYouTube />);
    expect(container.querySelector('iframe, script, video')).toBeNull();
    const fetched = [...container.querySelectorAll('[src], [srcset]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('srcset'),
    );
    for (const address of fetched) expect(address).toMatch(/^\/pictures\//);
  });

  test('says whose video it is and what starting it allows', () => {
    render(<OnDailymotion />);
    expect(
      screen.getByText(/hébergée par Dailymotion, qui peut déposer des cookies/),
    ).not.toBeNull();
  });

  test('without script the button leads to the video on its host', () => {
    render(<OnYouTube />);
    const link = screen.getByRole('link', { name: /^Voir la bande annonce/ });
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=a1b2c3d4');
    expect(link.dataset['frame']).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a1b2c3d4/);
    expect(link.dataset['track']).toBe('bande annonce > voir');
  });

  test('the press puts one titled player in the room and gives it the focus', async () => {
    render(<OnYouTube />);
    await userEvent.click(invitation());
    const frame = document.querySelector('iframe');
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a1b2c3d4/);
    expect(frame?.title).toBe(OnYouTube.args.description);
    expect(document.activeElement).toBe(frame);
  });

  test('Enter presses too', async () => {
    render(<OnYouTube />);
    invitation().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('a press meant for a new tab keeps its meaning', async () => {
    render(<OnYouTube />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(invitation());
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('a clip of ours plays in the room, captioned, and nobody else hears of it', async () => {
    render(<OnOurSite />);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.queryByText(/déposer des cookies/)).toBeNull();
    expect(invitation().getAttribute('href')).toBe('/videos/apercu-tv.mp4');
    await userEvent.click(invitation());
    const video = document.querySelector('video');
    expect(video?.getAttribute('src')).toBe('/videos/apercu-tv.mp4');
    expect(video?.controls).toBe(true);
    expect(video?.querySelector('track')?.getAttribute('src')).toBe('/videos/apercu-tv.vtt');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('without a video the picture and its description stand alone', () => {
    render(<WithoutVideo />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(
      screen.getByRole('img', { name: 'Une ville de nuit sous un ciel rouge' }),
    ).not.toBeNull();
    expect(screen.getByText(/La saison 2 arrive/)).not.toBeNull();
  });
});
