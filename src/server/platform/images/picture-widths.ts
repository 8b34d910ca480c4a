/** @file The widths in which uploaded pictures are kept: for each place as large as pages show it on a sharp screen. In pixels, ascending. */

export const profileWidths = [240, 480, 960] as const;
export const bannerWidths = [800, 1600] as const;
/** A photo of a gallery, and every picture of the library. */
export const photoWidths = [480, 960, 1600] as const;

/** The smallest of each place, for devices that ask to save data; from the smallest up. */
export const lightestWidths = [profileWidths[0], photoWidths[0], bannerWidths[0]] as const;
