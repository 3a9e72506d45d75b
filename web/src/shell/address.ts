// Where things are. The page may lie below a path of a larger site; everything else is told from there.

/** The address of something the server has, by its path. */
export const addressOf = (path: string, page: string = document.baseURI): string =>
  new URL(path.replace(/^\/+/, ""), page.replace(/[?#].*$/, "")).href;

/** The same for a WebSocket; not every browser makes one of an http address. */
export const socketAddressOf = (path: string, page: string = document.baseURI): string =>
  addressOf(path, page).replace(/^http/, "ws");

/** The address by which another device comes to a place in the client. */
export const linkTo = (place: string, page: string = document.baseURI): string => `${addressOf("", page)}#/${place}`;
