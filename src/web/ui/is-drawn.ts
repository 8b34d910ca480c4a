/** Returns whether a picture is our own illustration, which is labelled as such. */
export const isDrawn = ({ src }: { src: string }): boolean => src.startsWith('/art/');
