/** How large the drawing of a worked example is. */
export const BOX = { width: 340, height: 400 };
export const RATIO = BOX.width / BOX.height;
