/** The words of a readable text, and the signs that part them, each by itself. */
export function splitReadable(plain: string): string[] {
  return plain.match(/[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?|[,;:.!?()–—/+%°=→-]/gu) ?? [];
}
