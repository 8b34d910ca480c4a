/** @file The widths of stored pictures: for each place as large as pages show it on a high-density screen. In pixels, ascending. */

export const profileWidths = [240, 480, 960] as const;
export const bannerWidths = [800, 1600] as const;
/** A photo of a gallery, and every picture of the library. */
export const photoWidths = [480, 960, 1600] as const;

/** The smallest width of each place, for devices that save data; ascending. */
export const lightestWidths = [profileWidths[0], photoWidths[0], bannerWidths[0]] as const;
