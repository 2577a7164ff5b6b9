/** Makes something of a text once, and remembers it as long as it is used: what was not asked for in a long while is forgotten. */
export function rememberRecent<Value extends object>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let before = new Map<string, Value>();
  return (text) => {
    const known = recent.get(text);
    if (known) return known;
    const value = before.get(text) ?? make(text);
    if (recent.size >= most) {
      before = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
