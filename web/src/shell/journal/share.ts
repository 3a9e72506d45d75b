// A drawing of the page as a picture that can be sent: SVG with all it needs inside, and PNG made of that.

export const SIZE = [1200, 630] as const;

/** A drawing as a file of its own: what it uses is put in, colours by name become colours, its letters come along. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(SIZE[0]));
  copy.setAttribute("height", String(SIZE[1]));
  copy.removeAttribute("class");
  for (const use of copy.querySelectorAll("use")) putIn(use);
  nameColours(drawing, copy);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await letters();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

function putIn(use: SVGUseElement): void {
  const found = document.querySelector(use.getAttribute("href") ?? "");
  if (!found) {
    use.remove();
    return;
  }
  const box = document.createElementNS("http://www.w3.org/2000/svg", found instanceof SVGSymbolElement ? "svg" : "g");
  for (const name of ["viewBox", "preserveAspectRatio"]) {
    const value = found.getAttribute(name);
    if (value) box.setAttribute(name, value);
  }
  for (const name of ["x", "y", "width", "height", "transform"]) {
    const value = use.getAttribute(name);
    if (value) box.setAttribute(name, value);
  }
  box.append(...Array.from(found.childNodes, (node) => node.cloneNode(true)));
  use.replaceWith(box);
}

/** Custom properties mean nothing outside of the page; one that an element gets from its place is asked for there. */
function nameColours(drawing: SVGSVGElement, copy: SVGSVGElement): void {
  const page = getComputedStyle(document.documentElement);
  const places = [...drawing.querySelectorAll("[data-region]")];
  [...copy.querySelectorAll("[data-region]")].forEach((each, i) => {
    const place = places[i];
    const fill = each.getAttribute("fill");
    if (place && fill) each.setAttribute("fill", named(fill, getComputedStyle(place)));
  });
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name, value } of [...each.attributes]) {
      if (value.includes("var(--")) each.setAttribute(name, named(value, page));
    }
  }
}

const named = (value: string, style: CSSStyleDeclaration): string =>
  value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());

/** The letters of the page that titles are set in, as a rule that brings them along. */
async function letters(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const latin = faces.filter(
    ({ style }) =>
      style.getPropertyValue("font-family").includes("Fraunces") &&
      style.getPropertyValue("unicode-range").toUpperCase().startsWith("U+0-FF"),
  );
  const written = await Promise.all(
    latin.map(async ({ style, parentStyleSheet }) => {
      const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1] ?? "";
      const font = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
      const data = await base64(await font.blob());
      const kind = style.getPropertyValue("font-style") || "normal";
      return `@font-face{font-family:"Fraunces Variable";font-style:${kind};font-weight:100 900;src:url(${data})}`;
    }),
  );
  return written.join("");
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("a font could not be read"));
    reader.readAsDataURL(blob);
  });
}

export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = SIZE;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser draws no pictures");
  brush.drawImage(image, 0, 0, ...SIZE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser makes no PNG"))), "image/png");
  });
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
