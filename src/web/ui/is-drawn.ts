/** An illustration of the house, which says so. */
export const isDrawn = ({ src }: { src: string }): boolean => src.startsWith('/art/');
