/**
 * Makes something of an object once, whoever asks and however often. It is kept with the object itself and goes with it;
 * a copy of the object does not have it.
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
