/** The least distance between a tooltip and the edges of the screen. */
export const TOOLTIP_MARGIN_PX = 16;
/** Between a tooltip and what it is about. */
export const TOOLTIP_GAP_PX = 8;

export const TOOLTIP_SIDES = ['top', 'bottom', 'left', 'right'] as const;

export type TooltipSide = (typeof TOOLTIP_SIDES)[number];
type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

/** The side of the anchor that has the most free space on the screen. */
export function freestSide(anchor: Box, screen: Size): TooltipSide {
  const free: Record<TooltipSide, number> = {
    top: anchor.top,
    bottom: screen.height - anchor.top - anchor.height,
    left: anchor.left,
    right: screen.width - anchor.left - anchor.width,
  };
  return TOOLTIP_SIDES.reduce((best, side) => (free[side] > free[best] ? side : best));
}

/** Where the tooltip goes: centred on that side, then kept off the edges of the screen. */
export function placeTooltip(
  anchor: Box,
  tooltip: Size,
  screen: Size,
): { side: TooltipSide; left: number; top: number } {
  const side = freestSide(anchor, screen);
  const middle = {
    left: anchor.left + (anchor.width - tooltip.width) / 2,
    top: anchor.top + (anchor.height - tooltip.height) / 2,
  };
  const { left, top } = {
    top: { ...middle, top: anchor.top - TOOLTIP_GAP_PX - tooltip.height },
    bottom: { ...middle, top: anchor.top + anchor.height + TOOLTIP_GAP_PX },
    left: { ...middle, left: anchor.left - TOOLTIP_GAP_PX - tooltip.width },
    right: { ...middle, left: anchor.left + anchor.width + TOOLTIP_GAP_PX },
  }[side];
  return {
    side,
    left: keepOffEdges(left, tooltip.width, screen.width),
    top: keepOffEdges(top, tooltip.height, screen.height),
  };
}

function keepOffEdges(position: number, size: number, room: number): number {
  const last = room - TOOLTIP_MARGIN_PX - size;
  return Math.max(TOOLTIP_MARGIN_PX, Math.min(position, last));
}
