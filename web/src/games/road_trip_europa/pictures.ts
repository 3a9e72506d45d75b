// The drawings of this game as pictures.

import { picturesOf } from "@shell/pictures.svelte";

export const pictureOf = picturesOf("road-trip-europa");
