/** One mail, before it is text or HTML: paragraphs, links that stand alone, and lists. */
export type Line = { text: string } | { label: string; link: string } | { label: string; items: string[] };

export function asText(lines: Line[]): string {
  const blocks = lines.map((line) => {
    if ("text" in line) return line.text;
    if ("link" in line) return `${line.label}\n${line.link}`;
    return [line.label, ...line.items.map((item) => `- ${item}`)].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

const page = "font-family: Georgia, serif; font-size: 17px; line-height: 1.5; color: #1e2823";

export function asHtml(lines: Line[]): string {
  const blocks = lines.map((line) => {
    if ("text" in line) return `<p>${escapeHtml(line.text)}</p>`;
    const label = escapeHtml(line.label);
    if ("link" in line) {
      const link = escapeHtml(line.link);
      return `<p>${label}<br><a href="${link}" style="color: #1f5c46">${link}</a></p>`;
    }
    return `<p>${label}</p><ul>${line.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  });
  return `<!doctype html><html lang="en"><body style="margin: 0; padding: 24px; background: #f7f2e7"><div style="max-width: 36em; margin: 0 auto; ${page}">${blocks.join("")}</div></body></html>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
