/**
 * Makes something of an object once, whoever asks and however often. It is kept with the object itself, where a copy of
 * the object does not have it; a weak map would keep it alive through many collections of garbage after the object died.
 */
export function onceFor<Key extends object, Value>(make: (of: Key) => Value): (of: Key) => Value {
  const own = Symbol("made once");
  return (of) => {
    const owner = of as { [own]?: { value: Value } };
    const known = owner[own];
    if (known) return known.value;
    const value = make(of);
    Object.defineProperty(of, own, { value: { value } });
    return value;
  };
}
