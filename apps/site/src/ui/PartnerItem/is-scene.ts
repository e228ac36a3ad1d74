/** Light and colour fill their frame; an object, cut out, stands in it whole. */
export const isScene = (picture: string): boolean => /^(?:partners|scenes)\//.test(picture);
