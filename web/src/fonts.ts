// The faces of the house. They come after the first sight: until then the device's own stand in.
// Of Fraunces the upright one has all its axes; nothing italic is softened.

import "@fontsource-variable/fraunces/full.css";
import "@fontsource-variable/fraunces/standard-italic.css";
import "@fontsource-variable/atkinson-hyperlegible-next";
