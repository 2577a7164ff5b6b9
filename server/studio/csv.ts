/** One row, and where a spreadsheet shows it: the heading is row 1. */
export type CsvRow = { row: number; cells: string[] };

const separators = [",", ";", "\t"];

/**
 * Reads a table as spreadsheets write it: quoted cells with line ends and doubled quotes in them, and a comma, a
 * semicolon or a tab between cells, whichever the heading has most of. Empty lines are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, "");
  const separator = findSeparator(content);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  let row = 1;
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== "")) rows.push({ row, cells });
    cells = [];
    row += 1;
  };
  for (let at = 0; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (content.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return rows;
}

function findSeparator(content: string): string {
  const heading = content.slice(0, content.search(/\n|$/));
  const counts = separators.map((each) => heading.split(each).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** What people wrote, a number, or a number as it is to be shown. */
export type Cell = string | number | { shown: string } | null;

/** One line. A spreadsheet must not take what people wrote for a formula. */
export function writeCsvLine(cells: Cell[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.shown;
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
