import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid } from '#testing/StoryGrid.tsx';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9c7f0"/><circle cx="48" cy="38" r="18" fill="#6b3fa0"/><path d="M12 96a36 36 0 0 1 72 0z" fill="#6b3fa0"/></svg>',
)}`;

/**
 * **Use for** the author of a review or an adviser of the local team.
 *
 * **Don't use for** a logo (Picture) or a status (Badge).
 */
const meta = {
  title: 'Avatar',
  component: Avatar,
  args: { initials: 'CL', label: 'Camille L.' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Image: Story = { args: { imageUrl: portrait } };

export const Small: Story = { args: { size: 47 } };

export const Decorative: Story = {
  args: { initials: 'CL' },
  render: ({ label: _label, ...args }) => <Avatar {...args} />,
};

export const Colours: Story = { args: { backgroundColor: '#0f6b3a', textColor: '#ffffff' } };

export const Sizes: Story = {
  render: ({ label: _label, ...args }) => (
    <StoryGrid>
      {[24, 32, 40, 48, 64, 96].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {[24, 48, 96].map((size) => (
        <Avatar key={size} {...args} size={size} imageUrl={portrait} />
      ))}
    </StoryGrid>
  ),
};
