/** A town that a map names, so that one knows where one is. */
export type MapTown = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Its name stands before its dot. */
  readonly isBefore: boolean;
  /** Named only where the screen is wide. */
  readonly isMinor: boolean;
};

/** Between a dot and its name, in pixels. */
export const NAME_GAP = 7;
