/** The board as it stands on the page, with the ruling below it, as one picture to send. */

const WIDTH = 1200;
const MARGIN = 32;
const SIZE = 18;
const LINE = 26;
/** So many lines of the ruling; the rest is for the link. */
const LINES = 24;
const DRAWN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'fill-opacity', 'stroke-opacity'];
const WRITTEN = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'letter-spacing'];

/** @param text the ruling as plain text */
export async function pictureOf(text: string): Promise<Blob> {
  const board = await boardImage();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser does not draw pictures');
  const all = text.trimEnd().split('\n');
  const lines = [...(all.length > LINES ? [...all.slice(0, LINES), '…'] : all), '', 'Cold War Arbiter'];
  const height = board ? Math.round((board.height * WIDTH) / board.width) : 0;
  canvas.width = WIDTH;
  canvas.height = height + 2 * MARGIN + LINE * lines.length;
  const { backgroundColor, color } = getComputedStyle(document.body);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (board) pen.drawImage(board, 0, 0, WIDTH, height);
  pen.fillStyle = color;
  // The columns of the text stand below each other only where all letters are as wide as each other.
  pen.font = `${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue('--mono')}`;
  pen.textBaseline = 'top';
  for (const [at, line] of lines.entries()) pen.fillText(line, MARGIN, height + MARGIN + at * LINE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be made'))), 'image/png'),
  );
}

/** The drawing on the page with its colours written into it: a picture knows no style sheet. */
async function boardImage(): Promise<HTMLImageElement | undefined> {
  const shown = document.querySelector<SVGSVGElement>('.board-frame svg.board');
  if (!shown) return undefined;
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const pairs = [shown, ...shown.querySelectorAll('*')].entries();
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, element] of pairs) {
    const style = getComputedStyle(element);
    const properties = element.tagName === 'text' || element.tagName === 'tspan' ? [...DRAWN, ...WRITTEN] : DRAWN;
    for (const name of properties) copies[at]?.setAttribute(name, style.getPropertyValue(name));
    if (style.display === 'none') copies[at]?.setAttribute('display', 'none');
  }
  const { width, height } = shown.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
